// Links for telephones, as the desk hands them out.

// A link for each, by name: of players, or of teams.
export async function linked({ page }, base, count) {
  await page.goto(`${base}/links`);
  await page.getByRole("button", { name: "Make links for all players" }).click();
  await page.locator(".slip").nth(count - 1).waitFor();
  const slips = await page.locator(".slip").evaluateAll((all) => all.map((slip) => [slip.querySelector("h1, h2, h3, h4").textContent.trim(), slip.querySelector(".link").textContent.trim()]));
  return new Map(slips);
}
