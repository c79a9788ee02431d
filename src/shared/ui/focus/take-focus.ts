/** The `ref` of what comes in the place of something that had the focus, and takes it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
