//! Functions that give the same bits on every machine, so that a seed decides a move natively and on the web alike:
//! built of additions and multiplications alone.

/// e to the power of `x`, to about six figures; 0 far below and a large number far above what is ever asked.
pub(crate) fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0) * std::f32::consts::LOG2_E;
    let whole = x.floor();
    let part = x - whole;
    // 2 to the power of 0..1 by its series about a half.
    let t = (part - 0.5) * std::f32::consts::LN_2;
    let series = 1.0 + t * (1.0 + t * (0.5 + t * (1.0 / 6.0 + t * (1.0 / 24.0 + t / 120.0))));
    let power = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    power * series * std::f32::consts::SQRT_2
}

/// `x` to the power of a small whole number.
pub(crate) fn power(x: f32, n: u32) -> f32 {
    (0..n).fold(1.0, |product, _| product * x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_right_to_five_figures() {
        for i in -300..300 {
            let x = i as f32 / 10.0;
            let right = f64::from(x).exp();
            assert!((f64::from(exp(x)) - right).abs() <= 1e-5 * right, "{x}");
        }
    }

    #[test]
    fn powers_are_products() {
        assert_eq!(power(0.5, 3), 0.125);
        assert_eq!(power(3.0, 0), 1.0);
    }
}
