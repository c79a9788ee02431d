/** Milliseconds. */
const patience = 3000;

const findBox = () => document.querySelector<HTMLInputElement>('[role="search"] input');

/** Waits for a page that is still loading. */
export function focusSearchBox(deadline = performance.now() + patience): void {
  const box = findBox();
  if (box) {
    box.focus();
    box.select();
  } else if (performance.now() < deadline) {
    requestAnimationFrame(() => focusSearchBox(deadline));
  }
}
