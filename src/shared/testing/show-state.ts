// For parts that come after the first drawing: fetched code, menus, dialogs. Everything else says
// `parameters: { pseudo: { hover: true } }`, which the addon applies once, at that first drawing.

/** Draws an element as if it lay under the pointer. */
export function showHover(element: Element): void {
  element.classList.add('pseudo-hover');
}

/** Gives an element the focus as the keyboard does: with its ring. */
export function showFocus(element: HTMLElement): void {
  element.focus();
  element.classList.add('pseudo-focus-visible', 'pseudo-focus');
}
