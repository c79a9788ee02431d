import { cleanText } from '@/shared/rules/music-tags.ts';

/** Of this local name, else all. */
export const getChildren = (parent: Element | undefined, name?: string): Element[] =>
  [...(parent?.children ?? [])].filter((child) => name === undefined || child.localName === name);

export const find = (parent: Element | undefined, name: string): Element | undefined =>
  getChildren(parent, name)[0];

/** However deep. */
export const within = (parent: Element, name: string): Element[] => [
  ...parent.getElementsByTagNameNS('*', name),
];

/** One line, without markup; '' for none. */
export const getText = (element: Element | undefined): string =>
  cleanText(element?.textContent) ?? '';

/** Of several, by language or territory, the one that is said to be for the others too. */
export function choose(parent: Element | undefined, name: string): Element | undefined {
  const all = getChildren(parent, name);
  return all.find((each) => each.getAttribute('IsDefault') === 'true') ?? all[0];
}
