import { setImmediate as pause } from 'node:timers/promises';

/** Text is trimmed; prefixes of names are dropped. */
export type XmlElement = {
  name: string;
  /** As written. */
  attributes: string;
  text: string;
  children: XmlElement[];
};

/** Its message names what is wrong. */
export class XmlError extends Error {
  override name = 'XmlError';
  readonly kind: 'declarations' | 'malformed';

  constructor(kind: XmlError['kind']) {
    super(kind);
    this.kind = kind;
  }
}

/** Elements within each other; bank messages have some fifteen. */
const depthMost = 50;

/** Tags read before others have their turn; a message has up to 200,000. */
const tagsAtOnce = 2_000;

const entities: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * Reads XML without document types, entities of its own or CDATA, which bank messages do not use
 * and attacks do. Works in slices, because others wait for the thread.
 *
 * @throws {XmlError}
 */
export async function readXml(text: string): Promise<XmlElement> {
  const root = newElement('', '');
  const open = [root];
  const source = text.replace(/^\uFEFF/, '');
  let position = 0;
  for (let count = 1; position < source.length; count += 1) {
    if (count % tagsAtOnce === 0) await pause();
    const start = source.indexOf('<', position);
    const words = source.slice(position, start < 0 ? undefined : start);
    const current = open.at(-1) ?? root;
    current.text += decode(words);
    if (start < 0) break;
    position = readMarkup(source, start, open);
  }
  const [document, ...others] = root.children;
  const isAlone = others.length === 0 && root.text.trim() === '';
  if (open.length > 1 || document === undefined || !isAlone) throw new XmlError('malformed');
  return document;
}

const newElement = (name: string, attributes: string): XmlElement => ({
  name,
  attributes,
  text: '',
  children: [],
});

/** @returns the position behind the tag, comment or instruction. */
function readMarkup(source: string, start: number, open: XmlElement[]): number {
  if (source.startsWith('<!--', start)) return findEnd(source, '-->', start + 4);
  if (source.startsWith('<!', start)) throw new XmlError('declarations');
  if (source.startsWith('<?', start)) return findEnd(source, '?>', start + 2);
  const end = findTagEnd(source, start);
  readTag(source.slice(start + 1, end - 1), open);
  return end;
}

function findEnd(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  if (found < 0) throw new XmlError('malformed');
  return found + mark.length;
}

/** Values may have a `>`. */
function findTagEnd(source: string, start: number): number {
  for (let position = start + 1; position < source.length; position += 1) {
    const sign = source[position];
    if (sign === '>') return position + 1;
    if (sign === '<') break;
    if (sign === '"' || sign === "'") position = findEnd(source, sign, position + 1) - 1;
  }
  throw new XmlError('malformed');
}

function readTag(tag: string, open: XmlElement[]): void {
  const [, slash, written = ''] = /^(\/?)([\w.:-]+)(?![^\s/])/.exec(tag) ?? [];
  const name = written.slice(written.indexOf(':') + 1);
  if (name === '') throw new XmlError('malformed');
  if (slash) return close(open, name);
  const element = newElement(name, tag.slice(written.length));
  open.at(-1)?.children.push(element);
  if (!tag.endsWith('/') && open.push(element) > depthMost) throw new XmlError('malformed');
}

function close(open: XmlElement[], name: string): void {
  const element = open.pop();
  if (element?.name !== name || open.length === 0) throw new XmlError('malformed');
  element.text = element.text.trim();
}

export function getAttribute({ attributes }: XmlElement, name: string): string | undefined {
  for (const [, found, one, other] of attributes.matchAll(
    /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    if (found === name) return decode(one ?? other ?? '').trim();
  }
  return undefined;
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x?[0-9a-fA-F]{1,6}|\w+);/g, (_, name: string) => {
    const known = entities[name];
    if (known !== undefined) return known;
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (!name.startsWith('#') || !(code <= 0x10_ff_ff)) throw new XmlError('malformed');
    return String.fromCodePoint(code);
  });
}

export const findAll = (element: XmlElement, ...path: string[]): XmlElement[] =>
  path.reduce(
    (found, name) =>
      found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );

export const textOf = (element: XmlElement, ...path: string[]): string | undefined =>
  findAll(element, ...path)[0]?.text || undefined;

/** Elements of that name wherever they are, such as messages within an envelope. */
export const findDeep = (element: XmlElement, name: string): XmlElement[] =>
  element.name === name ? [element] : element.children.flatMap((child) => findDeep(child, name));
