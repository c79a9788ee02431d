import { UnusableFile } from './found-file';

/** Elements; a message of fifty songs has some thousands. */
const elementsMost = 100_000;

/** `…/ern/411` is 4.1.1, the older `…/2010/ern-main/32` is 3.2. */
const namespace = /^https?:\/\/ddex\.net\/xml\/(?:\d{4}\/)?ern(?:-main)?\/(\d{2,3})$/;

export type OpenedErn = { version: string; root: Element };

/**
 * Parses a message of DDEX ERN 4, and nothing that it refers to. Source: DDEX, Electronic Release
 * Notification Message Suite, 4.1 to 4.3.
 *
 * @throws {UnusableFile} for other files
 */
export function openErn(bytes: Uint8Array): OpenedErn {
  const text = decodeXml(bytes);
  // Entities can unfold to any size, and DDEX has none.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new UnusableFile('messageEntities');
  if (text.split('<', elementsMost * 2).length === elementsMost * 2) {
    throw new UnusableFile('messageSize');
  }
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  const root = parsed.documentElement;
  if (parsed.getElementsByTagNameNS('*', 'parsererror').length > 0) {
    throw new UnusableFile('messageBroken');
  }
  const isDdex = root.namespaceURI?.includes('ddex.net') === true;
  if (root.localName !== 'NewReleaseMessage') {
    throw new UnusableFile(isDdex ? 'messageForeign' : 'notMusic');
  }
  const version = [...(namespace.exec(root.namespaceURI ?? '')?.[1] ?? '')].join('.');
  if (version !== '' && version < '4') throw new UnusableFile('messageOlder', version);
  if (!version.startsWith('4')) throw new UnusableFile('messageForeign');
  return { version, root };
}

/** By the mark at the start, else by what the file says, else UTF-8. */
function decodeXml(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const mark = first * 256 + second;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  // What can be read up to here is not UTF-16, whatever it says.
  const single = /^utf-?16/i.test(named) ? 'utf-8' : named;
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : single;
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // Parsers of text refuse some declarations of bytes.
    return text.replace(/^\s*<\?xml\s[^>]*\?>/, '').trim();
  } catch {
    throw new UnusableFile('messageBroken');
  }
}
