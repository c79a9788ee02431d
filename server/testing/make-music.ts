import { makeAiff, type AiffForm, makeFlac, makeMp3, makeWav } from './make-sound.ts';

/** Names of Vorbis comments, or frames of ID3v2, with their texts. */
export type MusicTexts = Readonly<Record<string, string>>;

const frameNames: Readonly<Record<string, string>> = {
  TITLE: 'TIT2',
  ARTIST: 'TPE1',
  ALBUMARTIST: 'TPE2',
  ALBUM: 'TALB',
  TRACKNUMBER: 'TRCK',
  DISCNUMBER: 'TPOS',
  DATE: 'TDRC',
  GENRE: 'TCON',
  ISRC: 'TSRC',
};

const withSize = (text: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  return Buffer.concat([size, text]);
};

/** Source: the Vorbis comment specification. */
function makeComments(texts: MusicTexts): Buffer {
  const entries = Object.entries(texts).map(([name, text]) => Buffer.from(`${name}=${text}`));
  const count = Buffer.alloc(4);
  count.writeUInt32LE(entries.length);
  return Buffer.concat([withSize(Buffer.from('tests')), count, ...entries.map(withSize)]);
}

const toSyncsafe = (size: number) =>
  Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f));

/** ID3v2.4 in UTF-8, or with a byte for each character. */
export function makeId3(texts: MusicTexts, encoding: 'utf8' | 'latin1' = 'utf8'): Buffer {
  const frames = Object.entries(texts).map(([name, text]) => {
    const mark = encoding === 'utf8' ? 3 : 0;
    const body = Buffer.concat([Buffer.from([mark]), Buffer.from(text, encoding)]);
    const head = Buffer.concat([Buffer.from(frameNames[name] ?? name), toSyncsafe(body.length)]);
    return Buffer.concat([head, Buffer.alloc(2), body]);
  });
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0]), toSyncsafe(body.length), body]);
}

type Tone = { seconds?: number; pitch?: number };

/** Samples in place of a tone. */
type Sounding = Tone & { sound?: Float32Array };

export async function makeTaggedMp3(
  texts: MusicTexts,
  {
    seconds = 2,
    bitrate = 128,
    encoding,
    ...form
  }: Sounding & { bitrate?: 128 | 320; encoding?: 'utf8' | 'latin1' } = {},
) {
  return Buffer.concat([makeId3(texts, encoding), await makeMp3(seconds, { ...form, bitrate })]);
}

export function makeTaggedFlac(texts: MusicTexts, { seconds = 2, pitch = 440 }: Tone = {}): Buffer {
  return tagFlac(makeFlac(seconds, { pitch }), texts);
}

export function tagFlac(plain: Buffer, texts: MusicTexts): Buffer {
  const comments = makeComments(texts);
  const head = Buffer.from([0x84, 0, 0, 0]);
  head.writeUIntBE(comments.length, 1, 3);
  const info = Buffer.from(plain.subarray(0, 42));
  info.writeUInt8(0, 4);
  return Buffer.concat([info, head, comments, plain.subarray(42)]);
}

export function makeTaggedWav(
  texts: MusicTexts,
  { seconds = 2, ...form }: Sounding & { rate?: number } = {},
): Buffer {
  const tag = makeId3(texts);
  const head = Buffer.from('id3 \0\0\0\0', 'latin1');
  head.writeUInt32LE(tag.length, 4);
  const wav = Buffer.concat([makeWav(seconds, form), head, tag, Buffer.alloc(tag.length % 2)]);
  wav.writeUInt32LE(wav.length - 8, 4);
  return wav;
}

export function makeTaggedAiff(
  texts: MusicTexts,
  { seconds = 2, pitch = 440, ...form }: Tone & AiffForm = {},
): Buffer {
  return makeAiff(seconds, { pitch, ...form, more: { 'ID3 ': makeId3(texts) } });
}

/** CRC of pages. Source: RFC 3533, 6. */
function pageChecksum(bytes: Buffer): number {
  let rest = 0;
  for (const byte of bytes) {
    rest = (rest ^ (byte << 24)) >>> 0;
    for (let bit = 0; bit < 8; bit += 1) {
      rest = ((rest & 0x80000000) === 0 ? rest << 1 : (rest << 1) ^ 0x04c11db7) >>> 0;
    }
  }
  return rest;
}

function makePage(kind: number, number: number, granule: number, packets: readonly Buffer[]) {
  const lacing = packets.flatMap((packet) => [
    ...Array.from({ length: Math.floor(packet.length / 255) }, () => 255),
    packet.length % 255,
  ]);
  const head = Buffer.alloc(27);
  head.write('OggS', 0, 'latin1');
  head.writeUInt8(kind, 5);
  head.writeBigUInt64LE(BigInt(granule), 6);
  head.writeUInt32LE(7, 14);
  head.writeUInt32LE(number, 18);
  head.writeUInt8(lacing.length, 26);
  const page = Buffer.concat([head, Buffer.from(lacing), ...packets]);
  page.writeUInt32LE(pageChecksum(page), 22);
  return page;
}

/** Opus of silence, 20 ms a packet, mono, a second a page. Source: RFC 6716, 7845. */
export function makeOpus(texts: MusicTexts, { seconds = 2, mark = 0 } = {}): Buffer {
  const head = Buffer.from('OpusHead\u0001\u0001\0\0\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt32LE(48_000, 12);
  const tags = Buffer.concat([Buffer.from('OpusTags'), makeComments(texts)]);
  const packet = Buffer.from([0xf8, 0xff, 0xfe, mark]);
  const pages = Array.from({ length: seconds }, (_, index) =>
    makePage(
      index === seconds - 1 ? 4 : 0,
      index + 2,
      (index + 1) * 48_000,
      Array.from({ length: 50 }, () => packet),
    ),
  );
  return Buffer.concat([makePage(2, 0, 0, [head]), makePage(0, 1, 0, [tags]), ...pages]);
}
