const decoders = {
  utf8: () => new TextDecoder('utf-8', { fatal: true }),
  utf16: (isBig: boolean) => new TextDecoder(isBig ? 'utf-16be' : 'utf-16le'),
};

/** Bytes in which an XML declaration ends. */
const declarationMost = 200;

/**
 * Reads the bytes of an XML file as its mark or its declaration says (XML 1.0, appendix F), else
 * as UTF-8, and as Windows-1252 if they are not what they say.
 */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  const startsWith = (one: number, other: number) => first === one && second === other;
  if (startsWith(0xfe, 0xff)) return decoders.utf16(true).decode(bytes);
  if (startsWith(0xff, 0xfe)) return decoders.utf16(false).decode(bytes);
  // A `<` in sixteen bits.
  if (startsWith(0, 0x3c) && third === 0) return decoders.utf16(true).decode(bytes);
  if (startsWith(0x3c, 0) && fourth === 0) return decoders.utf16(false).decode(bytes);
  if (startsWith(0xef, 0xbb) && third === 0xbf) return new TextDecoder().decode(bytes);
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, declarationMost));
  const [, declared = 'utf-8'] = /^<\?xml[^>]*?\sencoding=["']([\w.:-]+)["']/.exec(start) ?? [];
  try {
    return getDecoder(declared).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** @throws for an encoding that browsers do not know. */
function getDecoder(label: string): TextDecoder {
  // Bytes that show their declaration have eight bits.
  return /^utf-?(8|16)/i.test(label) ? decoders.utf8() : new TextDecoder(label, { fatal: true });
}
