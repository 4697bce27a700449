//! Settings, read field by field: one that makes no sense falls back to its default and costs no other.

use bower_stage::Settings;
use serde_json::{Map, Value};

/// The settings a file holds, and whether every field of it that we know made sense; `None` where it holds none.
pub fn read(matter: Value) -> Option<(Settings, bool)> {
    let Value::Object(kept) = matter else {
        return None;
    };
    let Ok(Value::Object(mut fields)) = serde_json::to_value(Settings::default()) else {
        return None;
    };
    let mut whole = true;
    for (name, value) in kept {
        let Some(first) = fields.get(&name).cloned() else {
            continue;
        };
        fields.insert(name.clone(), value);
        if settings(&fields).is_none() {
            whole = false;
            fields.insert(name, first);
        }
    }
    Some((within_bounds(settings(&fields)?), whole))
}

fn settings(fields: &Map<String, Value>) -> Option<Settings> {
    serde_json::from_value(Value::Object(fields.clone())).ok()
}

/// Numbers a hand or a fault wrote too large or small are brought within what the pages offer.
fn within_bounds(mut settings: Settings) -> Settings {
    settings.text_size = settings.text_size.clamp(0.8, 2.0);
    for volume in [
        &mut settings.volume,
        &mut settings.volume_effects,
        &mut settings.volume_ambience,
    ] {
        *volume = volume.clamp(0.0, 1.0);
    }
    settings
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_field_that_makes_no_sense_costs_no_other() {
        let kept =
            json!({"speed": "brisk", "theme": "midsummer", "muted": true, "text_size": "large"});
        let (settings, whole) = read(kept).expect("it holds settings");
        assert!(!whole);
        let expected = Settings {
            speed: bower_stage::Speed::Brisk,
            muted: true,
            ..Settings::default()
        };
        assert_eq!(settings, expected);
    }

    #[test]
    fn fields_of_other_versions_are_no_damage() {
        let (settings, whole) = read(json!({"lamp_oil": 3})).expect("it holds settings");
        assert!(whole);
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn numbers_out_of_bounds_are_brought_back() {
        let (settings, _) =
            read(json!({"text_size": 40.0, "volume": -3.0})).expect("it holds settings");
        assert_eq!((settings.text_size, settings.volume), (2.0, 0.0));
    }

    #[test]
    fn settings_come_back_as_they_were() {
        let kept = Settings {
            hold_tricks: true,
            back: "le-moyne".into(),
            bindings: [("hint".to_string(), vec!["J".to_string()])].into(),
            ..Settings::default()
        };
        let value = serde_json::to_value(&kept).expect("spelled");
        assert_eq!(read(value), Some((kept, true)));
    }
}
