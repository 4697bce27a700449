//! Gradient descent with a step for each weight (Adam), on the differences between answers.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::lesson::Lesson;
use crate::sense::{Layers, Marks, NARROW, Net, WIDE};

/// How much the level of the answers counts besides their differences, which are what decides.
const LEVEL: f32 = 0.2;

/// The state of learning of one network.
pub(crate) struct Adam {
    gradient: Net,
    mean: Net,
    square: Net,
    taken: usize,
    /// What is left of the blank beginnings of `mean` and `square`.
    blank: [f32; 2],
}

impl Adam {
    /// Begins with small random weights in `net`.
    pub(crate) fn new(net: &mut Net, rng: &mut ChaCha8Rng) -> Self {
        let mut draw = |weights: &mut [f32], size: f32| {
            for weight in weights {
                *weight = rng.random_range(-size..size);
            }
        };
        for row in &mut net.first {
            draw(row, 0.2);
        }
        for row in &mut net.second {
            draw(row, 0.3);
        }
        for row in &mut net.last {
            draw(row, 0.2);
        }
        Self::going_on(net)
    }

    /// Begins with the weights as they are.
    pub(crate) fn going_on(net: &Net) -> Self {
        let blank = Net::blank(net.first.len(), net.last.len());
        Self {
            gradient: blank.clone(),
            mean: blank.clone(),
            square: blank,
            taken: 0,
            blank: [1.0; 2],
        }
    }

    /// Lessons since the weights were last changed.
    pub(crate) fn taken(&self) -> usize {
        self.taken
    }

    /// Takes in a lesson; the mean square error of the differences between its answers.
    pub(crate) fn take(&mut self, net: &Net, lesson: &Lesson) -> f32 {
        let mut marks = Marks::new();
        for &mark in &lesson.marks {
            marks.set(usize::from(mark));
        }
        let Layers { wide, narrow } = net.layers(&marks);
        let layers = Layers { wide, narrow };
        let errors: Vec<f32> = lesson
            .points
            .iter()
            .map(|&(answer, points)| {
                net.answer(&layers, usize::from(answer)) - points.clamp(-4.0, 4.0)
            })
            .collect();
        let count = errors.len().max(1) as f32;
        let level = errors.iter().sum::<f32>() / count;
        let mut narrow_slope = [0.0; NARROW];
        for (&(answer, _), error) in lesson.points.iter().zip(&errors) {
            let slope = (error - level) + LEVEL * level;
            let answer = usize::from(answer);
            if let (Some(row), Some(weights)) =
                (self.gradient.last.get_mut(answer), net.last.get(answer))
            {
                for (((sum, weight), gradient), value) in narrow_slope
                    .iter_mut()
                    .zip(weights)
                    .zip(row)
                    .zip(&layers.narrow)
                {
                    *sum += slope * weight;
                    *gradient += slope * value;
                }
            }
            if let Some(bias) = self.gradient.last_bias.get_mut(answer) {
                *bias += slope;
            }
        }
        for (slope, value) in narrow_slope.iter_mut().zip(&layers.narrow) {
            if *value <= 0.0 {
                *slope = 0.0;
            }
        }
        add(&mut self.gradient.second_bias, &narrow_slope, 1.0);
        let mut wide_slope = [0.0; WIDE];
        let rows = net.second.iter().zip(&mut self.gradient.second);
        for ((slope, value), (weights, gradient)) in
            wide_slope.iter_mut().zip(&layers.wide).zip(rows)
        {
            if *value > 0.0 {
                *slope = weights.iter().zip(&narrow_slope).map(|(w, s)| w * s).sum();
                add(gradient, &narrow_slope, *value);
            }
        }
        add(&mut self.gradient.first_bias, &wide_slope, 1.0);
        for mark in marks.iter() {
            if let Some(row) = self.gradient.first.get_mut(mark) {
                add(row, &wide_slope, 1.0);
            }
        }
        self.taken += 1;
        errors
            .iter()
            .map(|e| (e - level) * (e - level))
            .sum::<f32>()
            / count
    }

    /// Moves the weights by what was taken in.
    pub(crate) fn change(&mut self, net: &mut Net, rate: f32) {
        self.blank[0] *= 0.9;
        self.blank[1] *= 0.999;
        let share = 1.0 / self.taken.max(1) as f32;
        self.taken = 0;
        let [mean_share, square_share] = self.blank.map(|blank| 1.0 / (1.0 - blank));
        let weights = net.weights_mut().zip(self.gradient.weights_mut());
        let moments = self.mean.weights_mut().zip(self.square.weights_mut());
        for ((weight, gradient), (mean, square)) in weights.zip(moments) {
            let slope = *gradient * share;
            *gradient = 0.0;
            *mean += 0.1 * (slope - *mean);
            *square += 0.001 * (slope * slope - *square);
            let step = *mean * mean_share / ((*square * square_share).sqrt() + 1e-8);
            *weight -= rate * step;
        }
    }
}

fn add(sums: &mut [f32], values: &[f32], times: f32) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += times * value;
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::sense::Kind;

    fn lesson(marks: &[u16], points: &[(u8, f32)]) -> Lesson {
        Lesson {
            kind: Kind::Cards,
            marks: marks.into(),
            points: points.into(),
        }
    }

    #[test]
    fn what_is_gone_through_often_enough_is_known() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut net = Net::blank(6, 4);
        let mut adam = Adam::new(&mut net, &mut rng);
        let lessons = [
            lesson(&[0, 2], &[(0, 1.0), (1, -1.0)]),
            lesson(&[0, 3], &[(0, -1.0), (1, 1.0), (3, 0.0)]),
            lesson(&[4], &[(2, 0.5), (3, 2.0)]),
        ];
        let mut off = [0.0; 3];
        for _ in 0..600 {
            for (lesson, off) in lessons.iter().zip(&mut off) {
                *off = adam.take(&net, lesson);
            }
            adam.change(&mut net, 0.01);
        }
        assert!(off.iter().all(|&off| off < 0.01), "{off:?}");
    }
}
