// Waiting for something to become true, never for a time to pass.

const PATIENCE = 20_000;
const LOOK_EVERY = 40;

// Looks again and again until `check` gives something true, and gives it back.
export async function until(what, check, patience = PATIENCE) {
  const end = Date.now() + patience;
  let last;
  for (;;) {
    try {
      const found = await check();
      if (found) return found;
      last = found;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) {
      throw new Error(`never so within ${patience} ms: ${what} (last: ${last instanceof Error ? last.stack : last})`);
    }
    await new Promise((done) => setTimeout(done, LOOK_EVERY));
  }
}
