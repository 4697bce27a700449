//! A small network: sparse marks in, two hidden layers, one value for each possible answer.
//!
//! It is built of additions, multiplications and comparisons in a fixed order, so that it answers with the same bits on
//! every machine.

/// Width of the first hidden layer.
pub(crate) const WIDE: usize = 64;
/// Width of the second hidden layer.
pub(crate) const NARROW: usize = 32;
/// The most marks one question has.
pub(crate) const MARKS: usize = 128;

/// What one weight is stored as: steps of this size in 16 bits.
const STEP: f32 = 1.0 / 2048.0;

/// The marks of a question: which of the inputs are set.
#[derive(Clone, Copy)]
pub(crate) struct Marks {
    set: [u16; MARKS],
    len: usize,
}

impl Marks {
    pub(crate) fn new() -> Self {
        Self {
            set: [0; MARKS],
            len: 0,
        }
    }

    /// Sets one input; more than there is room for are let go.
    #[inline]
    pub(crate) fn set(&mut self, input: usize) {
        if let Some(place) = self.set.get_mut(self.len) {
            *place = input as u16;
            self.len += 1;
        }
    }

    /// The inputs that are set.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.set
            .iter()
            .take(self.len)
            .map(|&input| usize::from(input))
    }
}

/// The weights of a network, from the inputs to the answers.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Net {
    /// One row for each input.
    pub(crate) first: Vec<[f32; WIDE]>,
    pub(crate) first_bias: [f32; WIDE],
    /// One row for each unit of the first layer.
    pub(crate) second: Vec<[f32; NARROW]>,
    pub(crate) second_bias: [f32; NARROW],
    /// One row for each answer.
    pub(crate) last: Vec<[f32; NARROW]>,
    pub(crate) last_bias: Vec<f32>,
}

/// What the hidden layers hold for one question.
pub(crate) struct Layers {
    pub(crate) wide: [f32; WIDE],
    pub(crate) narrow: [f32; NARROW],
}

impl Net {
    /// All weights nil.
    pub(crate) fn blank(inputs: usize, answers: usize) -> Self {
        Self {
            first: vec![[0.0; WIDE]; inputs],
            first_bias: [0.0; WIDE],
            second: vec![[0.0; NARROW]; WIDE],
            second_bias: [0.0; NARROW],
            last: vec![[0.0; NARROW]; answers],
            last_bias: vec![0.0; answers],
        }
    }

    /// The hidden layers for a question.
    #[inline]
    pub(crate) fn layers(&self, marks: &Marks) -> Layers {
        let mut wide = self.first_bias;
        for input in marks.iter() {
            if let Some(row) = self.first.get(input) {
                for (sum, weight) in wide.iter_mut().zip(row) {
                    *sum += weight;
                }
            }
        }
        for value in &mut wide {
            *value = value.max(0.0);
        }
        let mut narrow = self.second_bias;
        for (value, row) in wide.iter().zip(&self.second) {
            if *value > 0.0 {
                for (sum, weight) in narrow.iter_mut().zip(row) {
                    *sum += value * weight;
                }
            }
        }
        for value in &mut narrow {
            *value = value.max(0.0);
        }
        Layers { wide, narrow }
    }

    /// The value of one answer.
    #[inline]
    pub(crate) fn answer(&self, layers: &Layers, answer: usize) -> f32 {
        let (Some(row), Some(bias)) = (self.last.get(answer), self.last_bias.get(answer)) else {
            return 0.0;
        };
        // Four sums at a time: the order is fixed, and the processor may do them side by side.
        let mut sums = [0.0_f32; 4];
        for (values, weights) in layers.narrow.chunks_exact(4).zip(row.chunks_exact(4)) {
            for ((sum, value), weight) in sums.iter_mut().zip(values).zip(weights) {
                *sum += value * weight;
            }
        }
        bias + ((sums[0] + sums[1]) + (sums[2] + sums[3]))
    }

    /// Every weight in turn.
    pub(crate) fn weights(&self) -> impl Iterator<Item = &f32> {
        self.first
            .iter()
            .flatten()
            .chain(&self.first_bias)
            .chain(self.second.iter().flatten())
            .chain(&self.second_bias)
            .chain(self.last.iter().flatten())
            .chain(&self.last_bias)
    }

    /// Every weight in turn, to be changed.
    pub(crate) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.first
            .iter_mut()
            .flatten()
            .chain(&mut self.first_bias)
            .chain(self.second.iter_mut().flatten())
            .chain(&mut self.second_bias)
            .chain(self.last.iter_mut().flatten())
            .chain(&mut self.last_bias)
    }

    /// Every weight in turn, as it is stored.
    pub(crate) fn steps(&self) -> impl Iterator<Item = i16> {
        self.weights()
            .map(|weight| (weight / STEP).round().clamp(-32767.0, 32767.0) as i16)
    }

    /// The network of the next of these weights; `None` where they are too few.
    pub(crate) fn from_steps(
        steps: &mut impl Iterator<Item = i16>,
        inputs: usize,
        answers: usize,
    ) -> Option<Self> {
        let mut net = Self::blank(inputs, answers);
        for weight in net.weights_mut() {
            *weight = f32::from(steps.next()?) * STEP;
        }
        Some(net)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_net() -> Net {
        let mut net = Net::blank(10, 3);
        for (place, weight) in net.weights_mut().enumerate() {
            *weight = ((place * 37 % 101) as f32 - 50.0) / 256.0;
        }
        net
    }

    #[test]
    fn what_is_stored_is_read_back_as_it_was() {
        let net = some_net();
        let mut steps = net.steps().chain([7]);
        let read = Net::from_steps(&mut steps, 10, 3);
        assert_eq!(read.as_ref(), Some(&net));
        assert_eq!(steps.next(), Some(7));
        assert_eq!(Net::from_steps(&mut [1; 100].into_iter(), 10, 3), None);
    }

    #[test]
    fn an_answer_is_the_sum_that_the_weights_say() {
        let net = some_net();
        let mut marks = Marks::new();
        marks.set(2);
        marks.set(7);
        let layers = net.layers(&marks);
        let sum =
            |unit: usize| (net.first_bias[unit] + net.first[2][unit] + net.first[7][unit]).max(0.0);
        let narrow = |unit: usize| {
            let sums = (0..WIDE).map(|from| sum(from) * net.second[from][unit]);
            (net.second_bias[unit] + sums.sum::<f32>()).max(0.0)
        };
        let answer: f32 = (0..NARROW)
            .map(|unit| narrow(unit) * net.last[1][unit])
            .sum();
        assert!((net.answer(&layers, 1) - answer - net.last_bias[1]).abs() < 1e-3);
    }
}
