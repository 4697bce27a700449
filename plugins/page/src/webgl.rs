//! What WebGL 2 cannot do, done another way, and what happens when it gives up.

use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::ExtractedView;
use bevy::render::{Render, RenderApp, RenderSystems};

/// Colours mixed by their numbers are kept by Bevy in a texture that can be read in two ways, which WebGL 2 has not got:
/// such a camera would draw nothing. Ten bits a colour need no second way, and take no more room. Two bits are left for
/// how opaque a point is; the first picture on the canvas is opaque everywhere.
pub(crate) fn plain_targets(app: &mut App) {
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing.add_systems(Render, plain.in_set(RenderSystems::CreateViews));
    }
}

fn plain(mut views: Query<&mut ExtractedView>) {
    for mut view in &mut views {
        if view.target_format == TextureFormat::Rgba8Unorm {
            view.target_format = TextureFormat::Rgb10a2Unorm;
        }
    }
}

/// When drawing fails, the page says so: by itself the engine would end the program, and leave a picture that stands still.
pub(crate) fn tell_failures(app: &mut App) {
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing.insert_resource(RenderErrorHandler(|error, _, _| {
            crate::tell("trouble", trouble(error.ty));
            RenderErrorPolicy::StopRendering
        }));
    }
}

/// The kind of trouble as the page names it (`trouble.js`).
fn trouble(error: ErrorType) -> &'static str {
    match error {
        ErrorType::OutOfMemory => "memory",
        ErrorType::DeviceLost => "lost",
        ErrorType::Internal | ErrorType::Validation => "stopped",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_memory_and_lost_graphics_are_told_from_a_mistake() {
        assert_eq!(trouble(ErrorType::OutOfMemory), "memory");
        assert_eq!(trouble(ErrorType::DeviceLost), "lost");
        assert_eq!(trouble(ErrorType::Validation), "stopped");
    }
}
