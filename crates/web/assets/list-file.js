// A list can also be chosen as a file: its text goes into the field, where it is seen before it is sent.
// Older spreadsheets write Windows-1250; whatever is no UTF-8 is taken for it.
async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}

document.querySelectorAll("textarea[data-file]").forEach((field) => {
  const label = document.createElement("label");
  const choose = document.createElement("input");
  choose.type = "file";
  choose.accept = field.dataset.accept || ".csv,.tsv,.txt,text/csv,text/plain";
  label.append(`${field.dataset.file} `, choose);
  choose.addEventListener("change", async () => {
    if (choose.files.length === 0) return;
    field.value = await textOf(choose.files[0]);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  });
  field.closest("label").before(label);
});
