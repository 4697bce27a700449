//! Where what is told in passing stands: above the hand, and beside what is asked.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Less than this lies over nothing, px².
const NOTHING: f32 = 1.0;

/// The place of something of that size whose foot should stand on `foot`: as near to it as it lies over nothing `taken`,
/// within `safe` and `gap` px off; and how much it lies over all the same, px².
pub fn nearest(size: Vec2, foot: Pos2, safe: Rect, gap: f32, taken: &[Rect]) -> (Rect, f32) {
    let usual = foot - vec2(size.x / 2.0, size.y);
    let most = pos2(
        (safe.right() - size.x).max(safe.left()),
        (safe.bottom() - size.y).max(safe.top()),
    );
    let beside = taken
        .iter()
        .flat_map(|thing| [thing.left() - gap - size.x, thing.right() + gap]);
    let xs = [usual.x, safe.left(), most.x].into_iter().chain(beside);
    let above = taken
        .iter()
        .flat_map(|thing| [thing.top() - gap - size.y, thing.bottom() + gap]);
    let ys: Vec<f32> = [usual.y, safe.top()].into_iter().chain(above).collect();
    let over = |area: Rect| -> f32 {
        let both = taken.iter().map(|thing| thing.intersect(area));
        both.filter(|both| both.is_positive())
            .map(|both| both.area())
            .sum()
    };
    let cost = |(area, over): &(Rect, f32)| {
        let far = (area.min - usual).length();
        (if *over < NOTHING { 0.0 } else { *over }, far)
    };
    xs.flat_map(|x| ys.iter().map(move |&y| (x, y)))
        .map(|(x, y)| {
            let min = pos2(x.clamp(safe.left(), most.x), y.clamp(safe.top(), most.y));
            let area = Rect::from_min_size(min, size);
            (area, over(area))
        })
        .min_by(|a, b| {
            let (a, b) = (cost(a), cost(b));
            a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1))
        })
        .unwrap_or((Rect::from_min_size(usual, size), 0.0))
}

/// Whether what `nearest` found lies over nothing.
pub fn is_free(over: f32) -> bool {
    over < NOTHING
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAFE: Rect = Rect {
        min: Pos2::new(8.0, 8.0),
        max: Pos2::new(392.0, 592.0),
    };

    #[test]
    fn it_stands_on_its_foot_where_nothing_is_in_its_way() {
        let (area, over) = nearest(vec2(100.0, 40.0), pos2(200.0, 400.0), SAFE, 6.0, &[]);
        assert_eq!(area.center_bottom(), pos2(200.0, 400.0));
        assert!(is_free(over));
    }

    #[test]
    fn it_gives_way_to_what_is_asked_and_leaves_no_window() {
        let hand = Rect::from_min_max(pos2(20.0, 410.0), pos2(380.0, 592.0));
        for asked in [
            Rect::from_min_max(pos2(40.0, 300.0), pos2(360.0, 404.0)),
            Rect::from_min_max(pos2(180.0, 60.0), pos2(392.0, 404.0)),
            Rect::from_min_max(pos2(8.0, 60.0), pos2(392.0, 404.0)),
        ] {
            let (area, over) = nearest(
                vec2(150.0, 44.0),
                pos2(200.0, 404.0),
                SAFE,
                6.0,
                &[hand, asked],
            );
            assert!(is_free(over), "{asked:?}: {area:?}");
            assert!(SAFE.contains_rect(area), "{asked:?}: {area:?}");
        }
    }
}
