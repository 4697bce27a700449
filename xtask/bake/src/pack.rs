//! Where each picture lies on its sheet.

/// The upper left corner of each box, and the width and height of the sheet that holds them all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Places {
    /// One corner for each box, in the order the boxes came.
    pub corners: Vec<[u32; 2]>,
    /// Width and height of the sheet.
    pub size: [u32; 2],
}

/// Lays boxes on shelves, the highest first, in the width that gives the smallest sheet whose sides are at most `limit`.
///
/// Every corner is a multiple of `step`, so that no texel of a mip is shared until pixels this large. None if they do not fit.
pub fn pack(boxes: &[[u32; 2]], limit: u32, step: u32) -> Option<Places> {
    let cells: Vec<[u32; 2]> = boxes
        .iter()
        .map(|[w, h]| [w.next_multiple_of(step), h.next_multiple_of(step)])
        .collect();
    let widest = cells.iter().map(|cell| cell[0]).max()?;
    let mut order: Vec<usize> = (0..cells.len()).collect();
    order.sort_by_key(|&at| {
        (
            std::cmp::Reverse(cells[at][1]),
            std::cmp::Reverse(cells[at][0]),
            at,
        )
    });
    (widest..=limit)
        .step_by(step as usize)
        .map(|width| shelves(&cells, &order, width))
        .filter(|places| places.size[1] <= limit)
        .min_by_key(|places| {
            (
                u64::from(places.size[0]) * u64::from(places.size[1]),
                places.size[0].abs_diff(places.size[1]),
            )
        })
}

/// A shelf with room left at its end.
struct Shelf {
    top: u32,
    height: u32,
    used: u32,
}

fn shelves(cells: &[[u32; 2]], order: &[usize], width: u32) -> Places {
    let mut corners = vec![[0; 2]; cells.len()];
    let mut shelves: Vec<Shelf> = Vec::new();
    let (mut foot, mut right) = (0, 0);
    for &at in order {
        let [w, h] = cells[at];
        // The lowest shelf that is high enough wastes least.
        let fit = shelves
            .iter_mut()
            .filter(|shelf| shelf.height >= h && width - shelf.used >= w)
            .min_by_key(|shelf| (shelf.height - h, shelf.top));
        let shelf = match fit {
            Some(shelf) => shelf,
            None => {
                shelves.push(Shelf {
                    top: foot,
                    height: h,
                    used: 0,
                });
                foot += h;
                match shelves.last_mut() {
                    Some(shelf) => shelf,
                    None => continue,
                }
            }
        };
        corners[at] = [shelf.used, shelf.top];
        shelf.used += w;
        right = right.max(shelf.used);
    }
    Places {
        corners,
        size: [right, foot],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_boxes_share_a_pixel_and_none_leaves_the_sheet() {
        let boxes: Vec<[u32; 2]> = (1..60)
            .map(|i| [7 + i * 13 % 90, 5 + i * 29 % 120])
            .collect();
        let places = pack(&boxes, 1024, 16).expect("they fit easily");
        for (i, (a, at)) in boxes.iter().zip(&places.corners).enumerate() {
            assert!(at[0] + a[0] <= places.size[0] && at[1] + a[1] <= places.size[1]);
            assert!(at[0] % 16 == 0 && at[1] % 16 == 0);
            for (b, to) in boxes.iter().zip(&places.corners).skip(i + 1) {
                let apart = at[0] + a[0] <= to[0]
                    || to[0] + b[0] <= at[0]
                    || at[1] + a[1] <= to[1]
                    || to[1] + b[1] <= at[1];
                assert!(apart, "{a:?} at {at:?} lies over {b:?} at {to:?}");
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        assert_eq!(pack(&[[600, 600], [600, 600]], 1000, 16), None);
    }
}
