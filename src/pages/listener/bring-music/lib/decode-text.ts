/** Of a text that is mostly Latin, every second byte of UTF-16 is 0. */
function findZeros(bytes: Uint8Array): 'even' | 'odd' | null {
  const start = bytes.subarray(0, 400);
  const zeros = (from: number) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const half = start.length / 4;
  if (odd > half && even === 0) return 'odd';
  return even > half && odd === 0 ? 'even' : null;
}

/**
 * UTF-8 or UTF-16, by its mark or its zeros; anything else is read as Latin-1 with the signs of
 * Windows, which takes any byte.
 *
 * @returns null for a file that is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  return text.includes('\u0000') ? null : text;
}

function decode(bytes: Uint8Array): string {
  const zeros = findZeros(bytes);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || zeros === 'odd')
    return new TextDecoder('utf-16le').decode(bytes);
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || zeros === 'even')
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Signs of Windows-1252 that are not the character of their byte, from 0x80. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** A lead byte of UTF-8 that was read as a letter, and what follows it. */
const mojibake = new RegExp(`[\u00C2-\u00F4][\u0080-\u00BF${windows}]`);

/** `CanciÃ³n` → `Canción`; any other text stays. */
export function repairText(text: string): string {
  if (!mojibake.test(text)) return text;
  const bytes = Array.from(text, (sign) => {
    const at = windows.indexOf(sign);
    return at >= 0 ? 0x80 + at : (sign.codePointAt(0) ?? 0);
  });
  if (bytes.some((byte) => byte > 0xff)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}
