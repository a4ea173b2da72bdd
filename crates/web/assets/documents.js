// A document on a page: the button that prints it.

const button = document.getElementById("print");
button.hidden = false;
button.addEventListener("click", () => window.print());
