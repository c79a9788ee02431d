/**
 * UTF-8 or, by its mark, UTF-16; anything else is read as Latin-1 with the signs of Windows, which
 * takes any byte.
 *
 * @returns null for a file that is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  return text.includes('\u0000') ? null : text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
