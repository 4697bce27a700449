//! Draws what flies through a moment.

use bevy::prelude::*;
use bower_cards::Pose;

use super::Fx;

/// Draws them where they are.
pub fn paint(
    mut things: Query<
        (
            Entity,
            &Fx,
            &Pose,
            &mut Transform,
            &mut Visibility,
            Option<&mut Sprite>,
        ),
        Changed<Pose>,
    >,
    mut parts: Query<&mut Sprite, Without<Fx>>,
    mut words: Query<&mut TextColor>,
    children: Query<&Children>,
) {
    for (entity, fx, pose, mut transform, mut visibility, sprite) in &mut things {
        visibility.set_if_neq(if pose.alpha > 0.002 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        let scale = pose.width / fx.drawn;
        *transform = Transform {
            translation: Vec3::new(pose.at.x, -pose.at.y, pose.depth),
            rotation: Quat::from_rotation_z(-pose.turn.to_radians()),
            scale: Vec3::new(
                scale * if pose.face < 0.0 { -1.0 } else { 1.0 },
                scale * fx.squat,
                1.0,
            ),
        };
        if let Some(mut sprite) = sprite {
            sprite.color.set_alpha(pose.alpha * fx.solid);
        }
        for part in children.iter_descendants(entity) {
            if let Ok(mut sprite) = parts.get_mut(part) {
                sprite.color.set_alpha(pose.alpha * fx.solid);
            }
            if let Ok(mut colour) = words.get_mut(part) {
                colour.0.set_alpha(pose.alpha);
            }
        }
    }
}
