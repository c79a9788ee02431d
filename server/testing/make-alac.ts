const box = (name: string, ...contents: Buffer[]) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + contents.reduce((sum, { length }) => sum + length, 0));
  head.write(name, 4);
  return Buffer.concat([head, ...contents]);
};
const words = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
};

/**
 * Apple Lossless of a packet, of which there are `copies`; `times` over its table names the same
 * bytes. QuickTime describes it in its own way.
 */
export function makeAlac(
  packet: Buffer,
  { bits = 16, channels = 1, times = 1, copies = 1, isQuickTime = false } = {},
): Buffer {
  const type = box('ftyp', Buffer.from('M4A \0\0\0\0'));
  const rice = [bits, 40, 10, 14, channels, 0, 255];
  const config = box('alac', words(0, 4_096), Buffer.from([0, ...rice]), words(0, 0, 44_100));
  const plain = Buffer.alloc(isQuickTime ? 44 : 28);
  plain.writeUInt16BE(isQuickTime ? 1 : 0, 8);
  const inner = isQuickTime ? box('wave', box('frma', Buffer.from('alac')), config) : config;
  const places = Array.from(
    { length: times * copies },
    (_, index) => type.length + 8 + (index % copies) * packet.length,
  );
  const table = box(
    'stbl',
    box('stsd', words(0, 1), box('alac', plain, inner)),
    box('stsz', words(0, packet.length, times * copies)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stco', words(0, places.length, ...places)),
  );
  const kind = box('hdlr', words(0, 0), Buffer.from('soun'));
  const media = box('mdia', box('mdhd', words(0, 0, 0, 44_100)), kind, box('minf', table));
  const sound = box('mdat', ...Array.from({ length: copies }, () => packet));
  return Buffer.concat([type, sound, box('moov', box('trak', media))]);
}

/** @param fields numbers and their widths in bits. */
export function packBits(fields: readonly (readonly [number, number])[]): Buffer {
  const text = fields
    .map(([value, width]) =>
      (BigInt(value) & ((1n << BigInt(width)) - 1n)).toString(2).padStart(width, '0'),
    )
    .join('');
  const bytes = text.match(/.{1,8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

/** Of a packet of one channel. Source: Apple Lossless Audio Codec. */
export const alacHead = (frames: number, { shifted = 0, isPlain = true } = {}) =>
  [
    [0, 3],
    [0, 16],
    [1, 1],
    [shifted, 2],
    [isPlain ? 1 : 0, 1],
    [frames, 32],
  ] as const;

/** A tone of 44.1 kHz, as long as packets of 4,096 samples allow. */
export function makeAlacTone(seconds: number): Buffer {
  const tone = Array.from({ length: 4_096 }, (_, at) => {
    // Whole waves, so that packets run on.
    const value = Math.round(8_000 * Math.sin((at * 2 * Math.PI * 41) / 4_096));
    return [value, 16] as const;
  });
  const packet = packBits([...alacHead(4_096), ...tone, [7, 3]]);
  return makeAlac(packet, { copies: Math.ceil((seconds * 44_100) / 4_096) });
}
