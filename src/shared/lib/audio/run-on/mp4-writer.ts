import { join, type Packet } from './sound-source';

/** Sources: ISO 14496-12; the FLAC and Opus encapsulations in ISOBMFF. */
const word = (...values: number[]) => {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return bytes;
};

const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export const makeBox = (name: string, ...content: Uint8Array[]) => {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  return join([word(length), letters(name), ...content]);
};

/** Twice the size and no turn, in parts of 65,536. */
const upright = word(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

type Sound = { sampleRate: number; channels: number };

/** @param more boxes of the coding */
export const makeSoundEntry = (
  coding: string,
  { sampleRate, channels }: Sound,
  bits: number,
  more: Uint8Array,
) =>
  makeBox(
    coding,
    word(
      0,
      1,
      0,
      0,
      channels * 0x10000 + bits,
      0,
      (sampleRate < 0x10000 ? sampleRate : 0) * 0x10000,
    ),
    more,
  );

/**
 * The beginning of a stream of packets.
 *
 * @param entry describes their coding
 */
export function makeOpening(entry: Uint8Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const none = word(0, 0);
  const table = makeBox(
    'stbl',
    makeBox('stsd', word(0, 1), entry),
    makeBox('stts', none),
    makeBox('stsc', none),
    makeBox('stsz', none, word(0)),
    makeBox('stco', none),
  );
  const place = makeBox('dinf', makeBox('dref', word(0, 1), makeBox('url ', word(1))));
  const handler = makeBox('hdlr', word(0, 0), letters('soun'), word(0, 0, 0), new Uint8Array(1));
  const media = makeBox(
    'mdia',
    makeBox('mdhd', word(0, 0, 0, sampleRate, 0, 0x55c40000)),
    handler,
    makeBox('minf', makeBox('smhd', word(0, 0)), place, table),
  );
  const track = makeBox(
    'trak',
    makeBox('tkhd', word(3, 0, 0, 1, 0, 0, 0, 0, 0, 0x01000000), upright, word(0, 0)),
    media,
  );
  return join([
    makeBox('ftyp', letters('iso6'), word(0), letters('iso6mp41')),
    makeBox(
      'moov',
      makeBox(
        'mvhd',
        word(0, 0, 0, sampleRate, 0, 0x10000, 0x01000000, 0, 0),
        upright,
        word(0, 0, 0, 0, 0, 0, 2),
      ),
      track,
      makeBox('mvex', makeBox('trex', word(0, 1, 1, 0, 0, 0))),
    ),
  ]);
}

/** Packets that follow one another. */
export function makeFragment(packets: readonly Packet[]): Uint8Array<ArrayBuffer> {
  const at = packets[0]?.at ?? 0;
  const rows = packets.flatMap(({ samples, bytes }) => [samples, bytes.length]);
  const make = (offset: number) =>
    makeBox(
      'moof',
      makeBox('mfhd', word(0, 1)),
      makeBox(
        'traf',
        // Places are counted from this box.
        makeBox('tfhd', word(0x020000, 1)),
        makeBox('tfdt', word(0x01000000, Math.floor(at / 2 ** 32), at % 2 ** 32)),
        // Offset, and the duration and the size of each.
        makeBox('trun', word(0x000301, packets.length, offset, ...rows)),
      ),
    );
  const head = make(make(0).length + 8);
  return join([head, makeBox('mdat', ...packets.map(({ bytes }) => bytes))]);
}
