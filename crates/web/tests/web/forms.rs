//! Forms as a browser sends them: found on the page, filled in, sent with their hidden fields.

use crate::client::{Answer, Client};

/// A form on a page.
#[derive(Debug, Clone)]
pub(crate) struct Form {
    action: String,
    fields: Vec<(String, String)>,
}

impl Form {
    /// The form on a page whose action ends like this.
    #[track_caller]
    pub(crate) fn on(page: &Answer, action: &str) -> Form {
        assert_eq!(page.status, 200, "{}", page.body);
        Form::again(page, action)
    }

    /// The form on a page that came back with what was wrong.
    #[track_caller]
    pub(crate) fn again(page: &Answer, action: &str) -> Form {
        Form::within(&page.body, action, "")
    }

    /// The first form whose action ends like this and in which this stands.
    #[track_caller]
    pub(crate) fn within(body: &str, action: &str, text: &str) -> Form {
        let forms = body.split("<form ").skip(1).map(|rest| rest.split("</form>").next().unwrap_or_default());
        let forms = forms.filter(|form| form.contains(text));
        let found = forms.map(|form| (attribute(form, "action"), form)).find(|(at, _)| at.ends_with(action));
        let (at, form) = found.expect("there is such a form");
        // What was typed and chosen is sent again as well from the page that shows what an order changes.
        let shows = form.contains("name=\"shown\"");
        let sent = form.split("<input ").skip(1).filter(|input| match attribute(input, "type").as_str() {
            "hidden" => true,
            "checkbox" => shows && input.split('>').next().is_some_and(|tag| tag.contains(" checked")),
            "" => shows,
            _ => false,
        });
        let fields = sent.map(|input| (attribute(input, "name"), attribute(input, "value")));
        Form { fields: fields.collect(), action: at }
    }

    /// With a field filled in, whatever stood there.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Form {
        self.fields.retain(|(field, _)| field != name);
        self.fields.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The same sent to another address.
    pub(crate) fn to(self, action: &str) -> Form {
        Form { action: action.to_owned(), ..self }
    }

    /// A form that no page has shown, with these fields.
    pub(crate) fn unseen(action: &str, fields: &[(&str, &str)]) -> Form {
        let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Form { action: action.to_owned(), fields: fields.collect() }
    }

    /// Without a field.
    pub(crate) fn without(mut self, name: &str) -> Form {
        self.fields.retain(|(field, _)| field != name);
        self
    }

    /// Sends it with more fields, which are written as a browser sends them.
    pub(crate) async fn send_with(&self, client: &Client, more: &str) -> Answer {
        let pairs = self.fields.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value)));
        let body = pairs.chain([more.to_owned()]).collect::<Vec<_>>().join("&");
        let client = client.with("content-type", "application/x-www-form-urlencoded");
        client.send("POST", &self.action, &body).await
    }

    /// Sends it for a file.
    pub(crate) async fn file(&self, client: &Client) -> (Answer, Vec<u8>) {
        let pairs = self.fields.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value)));
        let body = pairs.collect::<Vec<_>>().join("&");
        client.with("content-type", "application/x-www-form-urlencoded").sent(&self.action, &body).await
    }

    /// Sends it.
    pub(crate) async fn send(&self, client: &Client) -> Answer {
        let pairs = self.fields.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value)));
        let body = pairs.collect::<Vec<_>>().join("&");
        let client = client.with("content-type", "application/x-www-form-urlencoded");
        client.send("POST", &self.action, &body).await
    }
}

fn attribute(tag: &str, name: &str) -> String {
    let tag = tag.split('>').next().unwrap_or_default();
    let value = tag.split(&format!("{name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
    value.unwrap_or_default().to_owned()
}

fn escaped(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}
