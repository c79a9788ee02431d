/**
 * The `ref` of what goes away while it may have the focus: an item of a list, a row of a table, or a button in one. The focus stays with the
 * item where only the button went; else it passes to the item that takes its place, to the one before, and from an empty
 * list to the heading of its part of the page. What has it elsewhere keeps it.
 */
export function handFocusOn(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    // It is still in the page here: whoever stands around it is asked now.
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

/** The item in which an element stands, the one after it and the one before. */
export function itemsAround(element: Element): Element[] {
  const item = element.closest('li, tr') ?? element.closest('article');
  const all = [item, item?.nextElementSibling, item?.previousElementSibling];
  return all.flatMap((each) => cardIn(each) ?? []);
}

/** What names an item: a list item is silent about what it holds. */
const cardIn = (item: Element | null | undefined) => item?.querySelector('article') ?? item;
