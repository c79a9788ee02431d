/** Collects where each second begins. */
export function collectSeconds() {
  const positions: number[] = [];
  return {
    /** In the order of the file. @param seconds of what begins at the byte `position`. */
    note(seconds: number, position: number) {
      while (positions.length <= seconds) positions.push(position);
    },
    /** @param end the byte after the sound. */
    toBytes(end: number): Buffer {
      const bytes = Buffer.alloc((positions.length + 1) * 4);
      [...positions, end].forEach((position, at) => bytes.writeUInt32LE(position, at * 4));
      return bytes;
    },
  };
}

/** Of sound whose seconds all have the same bytes; `bytes` of the whole, from the byte `from`. */
export function indexSteady(from: number, bytes: number, perSecond: number): Buffer {
  const seconds = collectSeconds();
  for (let second = 0; second * perSecond < bytes; second += 1) {
    seconds.note(second, from + second * perSecond);
  }
  return seconds.toBytes(from + bytes);
}

/**
 * @param index of `collectSeconds`.
 * @param length seconds of the whole sound.
 * @returns when a byte is heard, in seconds; between two entries in proportion.
 */
export function readSeconds(index: Buffer, length: number): (position: number) => number {
  const last = index.length / 4 - 1;
  const at = (entry: number) => index.readUInt32LE(entry * 4);
  return (position) => {
    if (last < 1 || position <= at(0)) return 0;
    if (position >= at(last)) return length;
    let [low, high] = [0, last];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (at(middle) <= position) low = middle;
      else high = middle;
    }
    const until = high === last ? length : high;
    return low + ((until - low) * (position - at(low))) / Math.max(1, at(high) - at(low));
  };
}
