// For parts that appear after the first drawing, such as lazy code, menus and dialogs. Other
// stories use `parameters: { pseudo: { hover: true } }`, which the addon applies only at the
// first drawing.

export function showHover(element: Element): void {
  element.classList.add('pseudo-hover');
}

/** Focuses an element with its keyboard focus ring. */
export function showFocus(element: HTMLElement): void {
  element.focus();
  element.classList.add('pseudo-focus-visible', 'pseudo-focus');
}
