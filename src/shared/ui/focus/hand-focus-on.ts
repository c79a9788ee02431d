/**
 * `ref` of an element that may vanish with the focus, which moves to its item, a neighbour or the
 * heading.
 */
export function handFocusOn(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const part = element.closest('section, [role="dialog"], main');
    const heirs = [
      ...itemsAround(element),
      part?.querySelector('h1, h2, h3'),
      document.querySelector('main'),
    ];
    const window = element.closest('[role="dialog"]');
    queueMicrotask(() => {
      const { activeElement } = document;
      // A dialog may have caught the focus that fell out of it.
      if (activeElement !== document.body && activeElement !== window) return;
      const heir = heirs.find((each) => each?.isConnected);
      if (!(heir instanceof HTMLElement)) return;
      heir.tabIndex = -1;
      heir.focus();
    });
  };
}

export function itemsAround(element: Element): Element[] {
  const item = element.closest('li, tr') ?? element.closest('article');
  const all = [item, item?.nextElementSibling, item?.previousElementSibling];
  return all.flatMap((each) => cardIn(each) ?? []);
}

/** A list item has no accessible name. */
const cardIn = (item: Element | null | undefined) => item?.querySelector('article') ?? item;
