import { keysOf } from './key-marker';
import { spokenAttributes } from './words';

/**
 * Whether a person meets an element, by eye or by ear. What a list of choices or a drawing holds has
 * no box of its own.
 */
const isMet = (element: Element) =>
  (element.closest('select, svg') ?? element).checkVisibility({ visibilityProperty: true });

/** A text of the catalogues in the page, with the element that shows it; the window's title has none. */
export type FoundMark = { key: string; where: string; element: Element | undefined };

/** Every text of the catalogues that a person meets in the page, in its title or in an attribute. */
export function findMarks(): FoundMark[] {
  const found: FoundMark[] = keysOf(document.title).map((key) => ({
    key,
    where: 'title of the window',
    element: undefined,
  }));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !isMet(element)) continue;
    found.push(...keysOf(node.nodeValue ?? '').map((key) => ({ key, where: 'text', element })));
  }
  for (const element of document.body.querySelectorAll(`[${spokenAttributes.join('],[')}]`)) {
    if (!isMet(element)) continue;
    for (const where of spokenAttributes) {
      const keys = keysOf(element.getAttribute(where) ?? '');
      found.push(...keys.map((key) => ({ key, where, element })));
    }
  }
  return found;
}
