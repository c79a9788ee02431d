/** An element of a document, or a text. */
export type XmlNode = string | XmlElement;
export type XmlElement = { name: string; attributes: Map<string, string>; children: XmlNode[] };

const most = { depth: 40, elements: 50_000 };

const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

const part =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>|([^<]+)/gy;
/** From where the last one ended, so that no text is read twice. */
const attribute = /\s*([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;

/** Only the entities of XML itself and numbers: a document can declare none. */
const readText = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

/** The name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads the well-formed part of XML that lyrics use. Declarations of types are refused.
 *
 * @returns the root, or null for what is not well-formed or too large.
 */
export function readXml(text: string): XmlElement | null {
  const root: XmlElement = { name: '', attributes: new Map(), children: [] };
  const open: XmlElement[] = [root];
  let elements = 0;
  part.lastIndex = 0;
  const source = text.replace(/^\ufeff/, '');
  while (part.lastIndex < source.length) {
    const found = part.exec(source);
    const parent = open.at(-1);
    if (found === null || parent === undefined) return null;
    const [, raw, close, name, inside = '', alone, written] = found;
    if (raw !== undefined) parent.children.push(raw);
    if (written !== undefined) parent.children.push(readText(written));
    if (name === undefined) continue;
    if (close === '/') {
      if (parent.name !== name || open.length === 1) return null;
      open.pop();
      continue;
    }
    elements += 1;
    const element = { name, attributes: readAttributes(inside), children: [] };
    parent.children.push(element);
    if (alone !== '/') open.push(element);
    if (elements > most.elements || open.length > most.depth) return null;
  }
  const only = root.children.find((child) => typeof child !== 'string');
  return open.length === 1 ? (only ?? null) : null;
}

const readAttributes = (text: string) =>
  new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [
      name,
      readText(double ?? single ?? ''),
    ]),
  );
