// The desk: a link for a colleague, the way out.

import { byId, linkCard, notice, say, words } from "./dom.js";
import { newId, order } from "./net.js";

const w = words();

function failed(answer) {
  notice(byId("notice"), say(w.failed, { why: answer.body.message || answer.status }));
}

byId("leave").addEventListener("click", async () => {
  const answer = await order("/api/desk/leave", {});
  if (answer.ok) location.href = answer.body.goto;
  else failed(answer);
});

// Helpers have nobody to invite.
const another = byId("another-key");
if (another) {
  another.addEventListener("click", async () => {
    const answer = await order("/api/desk/key", { id: newId() });
    if (answer.ok) linkCard(byId("key-link"), answer.body);
    else failed(answer);
  });
}
