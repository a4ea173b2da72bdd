// Brings the examples back, and waits until they lie there again: until another server answers at this address.
const { server } = document.body.dataset;

async function look() {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    if (answer.ok && (await answer.json()).server !== server) {
      location.replace("/demo");
      return;
    }
  } catch (error) {
    // No server listens yet.
  }
  setTimeout(look, 150);
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.hasAttribute("data-restore")) return;
  event.preventDefault();
  const answer = await fetch(form.action, { method: "POST" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.querySelector("main").replaceWith(page.querySelector("main"));
  look();
});
