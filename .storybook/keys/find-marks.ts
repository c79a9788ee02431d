import { readMarks } from '../../scripts/key-index/key-marks';

/** Attributes in which people meet words. */
const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];

/** A text of the catalogues in the page, with the element that shows it. */
export type FoundMark = { key: string; where: string; element: Element };

/** Every text of the catalogues that stands in the page, in its title or in an attribute. */
export function findMarks(): FoundMark[] {
  const found = readMarks(document.title).map(({ key }) => ({
    key,
    where: 'title of the window',
    element: document.documentElement,
  }));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element) continue;
    found.push(
      ...readMarks(node.nodeValue ?? '').map(({ key }) => ({ key, where: 'text', element })),
    );
  }
  for (const element of document.body.querySelectorAll(`[${spoken.join('],[')}]`)) {
    for (const where of spoken) {
      const marks = readMarks(element.getAttribute(where) ?? '');
      found.push(...marks.map(({ key }) => ({ key, where, element: element as HTMLElement })));
    }
  }
  return found;
}
