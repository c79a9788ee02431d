/** `ref` of an element that replaces a focused one. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
