/** Bytes `start` (inclusive) to `end` (exclusive). */
export type ByteRange = { start: number; end: number };

/**
 * Null for an unsatisfiable range (416); a malformed header or several ranges mean the whole.
 * Source: RFC 9110, 14.1.2 and 14.2.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | null {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Number(last);
    return length === 0 ? null : { start: Math.max(0, size - length), end: size };
  }
  const start = Number(first);
  const end = last === '' ? size : Math.min(size, Number(last) + 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? null : { start, end };
}
