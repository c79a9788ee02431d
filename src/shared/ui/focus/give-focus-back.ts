/**
 * Leaves the page where it is: the room that it keeps clear of its bars would scroll it to a
 * button in them. What had the focus is still in sight.
 */
export function giveFocusBack(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** `ref` of an element that replaces a focused one. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
