import { getKeys } from './key-marker';
import { spokenAttributes } from './words';

/** Options of a list and parts of a drawing have no box of their own. */
const isMet = (element: Element) =>
  (element.closest('select, svg') ?? element).checkVisibility({ visibilityProperty: true });

/** The window's title has no element. */
export type FoundMark = { key: string; where: string; element: Element | undefined };

export function findMarks(): FoundMark[] {
  const found: FoundMark[] = getKeys(document.title).map((key) => ({
    key,
    where: 'title of the window',
    element: undefined,
  }));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !isMet(element)) continue;
    found.push(...getKeys(node.nodeValue ?? '').map((key) => ({ key, where: 'text', element })));
  }
  for (const element of document.body.querySelectorAll(`[${spokenAttributes.join('],[')}]`)) {
    if (!isMet(element)) continue;
    for (const where of spokenAttributes) {
      const keys = getKeys(element.getAttribute(where) ?? '');
      found.push(...keys.map((key) => ({ key, where, element })));
    }
  }
  return found;
}
