/** How long the search page may take to appear, in milliseconds. */
const patience = 3000;

const findBox = () => document.querySelector<HTMLInputElement>('[role="search"] input');

/** Puts the focus into the search box as soon as it is there. */
export function focusWhenThere(deadline = performance.now() + patience): void {
  const box = findBox();
  if (box) {
    box.focus();
    box.select();
  } else if (performance.now() < deadline) {
    requestAnimationFrame(() => focusWhenThere(deadline));
  }
}
