/**
 * `ref` of an element that may vanish with the focus: a list item, a row, or a button in one. The
 * focus then moves to the button's item, the next item, the previous one, or from an empty list
 * to the heading around it.
 */
export function handFocusOn(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    // Still in the document at this moment.
    const part = element.closest('section, [role="dialog"], main');
    const heirs = [
      ...itemsAround(element),
      part?.querySelector('h1, h2, h3'),
      document.querySelector('main'),
    ];
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const heir = heirs.find((each) => each?.isConnected);
      if (!(heir instanceof HTMLElement)) return;
      heir.tabIndex = -1;
      heir.focus();
    });
  };
}

/** An element's item, the next one and the previous one. */
export function itemsAround(element: Element): Element[] {
  const item = element.closest('li, tr') ?? element.closest('article');
  const all = [item, item?.nextElementSibling, item?.previousElementSibling];
  return all.flatMap((each) => cardIn(each) ?? []);
}

/** A list item has no accessible name; the card in it has. */
const cardIn = (item: Element | null | undefined) => item?.querySelector('article') ?? item;
