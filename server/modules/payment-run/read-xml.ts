/** Text is trimmed; prefixes of names and attributes are dropped. */
export type XmlElement = { name: string; text: string; children: XmlElement[] };

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

const token = /<\?[^>]*\?>|<!--.*?-->|<(\/?)([\w.:-]+)(?:\s[^<>]*?)?(\/?)>|([^<]+)/gsy;

const entities: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * Reads XML without document types, entities of its own or CDATA, which bank messages do not use
 * and attacks do.
 *
 * @throws {XmlError}
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', text: '', children: [] };
  const open = [root];
  let position = 0;
  const source = text.replace(/^\uFEFF/, '');
  if (/<!(?!--)/.test(source)) throw new XmlError('declarations');
  for (const [found, slash, name = '', selfClosing, words] of source.matchAll(token)) {
    position += found.length;
    const current = open.at(-1) ?? root;
    if (words !== undefined) current.text += decode(words);
    else if (slash) close(open, toLocal(name));
    else if (name !== '') {
      const element = { name: toLocal(name), text: '', children: [] };
      current.children.push(element);
      if (!selfClosing && open.push(element) > depthMost) throw new XmlError('malformed');
    }
  }
  const [document] = root.children;
  if (position !== source.length || open.length > 1 || document === undefined) {
    throw new XmlError('malformed');
  }
  return document;
}

const toLocal = (name: string) => name.slice(name.indexOf(':') + 1);

function close(open: XmlElement[], name: string): void {
  const element = open.pop();
  if (element?.name !== name || open.length === 0) throw new XmlError('malformed');
  element.text = element.text.trim();
}

function decode(text: string): string {
  return text.replaceAll(/&(#x?[0-9a-fA-F]{1,6}|\w+);/g, (_, name: string) => {
    const known = entities[name];
    if (known !== undefined) return known;
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (!name.startsWith('#') || !(code <= 0x10_ff_ff)) throw new XmlError('malformed');
    return String.fromCodePoint(code);
  });
}
