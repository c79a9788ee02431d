/** Bytes of ID3v2 tags at a position. Source: id3.org, ID3v2.4, 3.1. */
export function skipId3v2(file: Buffer, from = 0): number {
  let at = from;
  while (file.length >= at + 10 && file.toString('latin1', at, at + 3) === 'ID3') {
    const flags = file.readUInt8(at + 5);
    const size = [...file.subarray(at + 6, at + 10)].reduce(
      (sum, part) => sum * 128 + (part & 0x7f),
      0,
    );
    at += 10 + size + ((flags & 0x10) === 0 ? 0 : 10);
  }
  return Math.min(at, file.length);
}

/** Where ID3v1 and APE tags at the end begin. Source: id3.org; APEv2, hydrogenaudio. */
export function findTail(file: Buffer): number {
  let end = file.length;
  for (;;) {
    if (end >= 128 && file.toString('latin1', end - 128, end - 125) === 'TAG') end -= 128;
    else if (end >= 32 && file.toString('latin1', end - 32, end - 24) === 'APETAGEX') {
      const hasHeader = (file.readUInt32LE(end - 12) & 0x80000000) !== 0;
      const bytes = file.readUInt32LE(end - 20) + (hasHeader ? 32 : 0);
      if (bytes < 32 || bytes > end) return end;
      end -= bytes;
    } else return end;
  }
}
