import { spokenAttributes } from '../keys/words';

export type PlainText = { text: string; where: string };

/** Includes spoken texts. */
export function readPlainTexts(): PlainText[] {
  const ofStorybook = '.sb-wrapper, #storybook-docs, script, style, .key-label';
  // Earlier announcements stay in the old language.
  const announced = 'output, section > [role="status"], [role="alert"]:not(:has(h1, h2, h3))';
  const between = '\u0001';
  const found: PlainText[] = [];

  const nodesIn = (root: Element, what: number, filter?: NodeFilter) => {
    const walker = document.createTreeWalker(root, what, filter);
    const nodes: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
    return nodes;
  };
  const getTexts = (element: Element): string =>
    nodesIn(element, NodeFilter.SHOW_TEXT)
      .map((node) => node.nodeValue ?? '')
      .join(between);
  const isBalanced = (text: string) => text.split('[').length === text.split(']').length;
  const outside = (text: string) => {
    let rest = text;
    for (let before = ''; before !== rest;) {
      before = rest;
      rest = rest.replaceAll(/\[[^[\]]*\]/g, between);
    }
    return rest.split(between).map((part) => part.trim());
  };
  const note = (text: string, where: string) => {
    for (const part of outside(text)) if (/\p{L}/u.test(part)) found.push({ text: part, where });
  };

  const elements = nodesIn(document.body, NodeFilter.SHOW_ELEMENT, (node) =>
    (node as Element).matches(`${ofStorybook}, ${announced}`)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (const element of elements as HTMLElement[]) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of spokenAttributes) note(element.getAttribute(name) ?? '', name);
    const own = [...element.childNodes]
      .filter((child) => child.nodeType === Node.TEXT_NODE)
      .map((child) => child.nodeValue?.trim() ?? '');
    if (!own.some(Boolean)) continue;
    // A text with a link has its brackets in two elements.
    let whole: Element = element;
    while (!isBalanced(getTexts(whole)) && whole.parentElement) whole = whole.parentElement;
    const plain = new Set(outside(getTexts(whole)));
    for (const text of own) {
      for (const part of outside(text)) if (plain.has(part)) note(part, element.localName);
    }
  }
  return found;
}
