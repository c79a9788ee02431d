export type XmlElement = { name: string; children: XmlElement[]; text: string };

/** A comment, an instruction, characters as they are, a tag, or text. */
const token =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([\w:.-]+)((?:[^"'<>]|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/y;

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decode(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,10});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return signs[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  });
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Deeper files are nobody's list. */
const deepest = 100;

/**
 * Elements and their text. Trusted Types refuse `DOMParser`, which parses HTML as well; this one
 * makes no nodes, reads no attributes and knows no entities but XML's five.
 *
 * @returns null for anything that is not well-formed
 */
export function readXml(text: string): XmlElement | null {
  const document: XmlElement = { name: '', children: [], text: '' };
  const open = [document];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    const parent = open.at(-1);
    if (found === null || parent === undefined || open.length > deepest) return null;
    const [, raw, ending, name, , closed, plain] = found;
    if (raw !== undefined) parent.text += raw;
    else if (plain !== undefined) parent.text += decode(plain);
    else if (name !== undefined && ending) {
      if (open.pop()?.name !== localName(name)) return null;
    } else if (name !== undefined) {
      const element = { name: localName(name), children: [], text: '' };
      parent.children.push(element);
      if (!closed) open.push(element);
    }
  }
  const [root, ...others] = document.children;
  return open.length === 1 && root && others.length === 0 && document.text.trim() === ''
    ? root
    : null;
}
