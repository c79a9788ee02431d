import { crc32 } from 'node:zlib';
import type { Random } from '../platform/seeds/random.ts';

/** Names of structures in MP4, WAV, PNG, WebP, FLAC and MP3; most have a length before or after. */
const names =
  `ftyp moov mvhd trak tkhd mdia mdhd hdlr minf stbl mdat stsd stts ctts stsc stsz stco stss avc1 avcC esds
  edts RIFF WAVE fmt data LIST fLaC ID3 Xing Info LAME IHDR PLTE IDAT IEND WEBP VP8 VP8L VP8X ALPH EXIF JFIF`.split(
    /\s+/,
  );

const extremes = [
  0,
  1,
  7,
  8,
  15,
  0xffff,
  0x00ffffff,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32 - 2,
  2 ** 32 - 1,
];

/** Breaks files like a faulty program or an attacker. The same `random` gives the same result. */
export function fileBreaker(random: Random) {
  const below = (most: number) => Math.floor(random() * most);
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;

  /** A structure's offset, or a random one in a file without any. */
  function findName(file: Buffer) {
    const found = names.map((name) => file.indexOf(name, 0, 'latin1')).filter((at) => at >= 0);
    return found.length > 0 ? pick(found) : below(file.length);
  }

  function writeExtreme(file: Buffer, at: number) {
    const broken = Buffer.from(file);
    if (at < 0 || at + 4 > broken.length) return broken;
    if (random() < 0.5) broken.writeUInt32BE(pick(extremes), at);
    else broken.writeUInt32LE(pick(extremes), at);
    return broken;
  }

  const insert = (file: Buffer, at: number, piece: Buffer) =>
    Buffer.concat([file.subarray(0, at), piece, file.subarray(at)]);

  const ways: readonly ((file: Buffer) => Buffer)[] = [
    function truncate(file) {
      return file.subarray(0, below(file.length + 1));
    },
    function flipBits(file) {
      const broken = Buffer.from(file);
      for (let left = 1 + below(40); left > 0 && broken.length > 0; left -= 1) {
        const at = below(broken.length);
        broken[at] = (broken[at] ?? 0) ^ (1 << below(8));
      }
      return broken;
    },
    function flipHead(file) {
      const broken = Buffer.from(file);
      for (let left = 1 + below(8); left > 0 && broken.length > 0; left -= 1) {
        broken[below(Math.min(broken.length, 400))] = below(256);
      }
      return broken;
    },
    // The length precedes the name in MP4 and PNG and follows it in WAV and WebP; entry counts
    // come after.
    (file) => writeExtreme(file, findName(file) + pick([-4, 4, 8, 12, 16, 20, 24])),
    (file) => writeExtreme(file, below(file.length)),
    function duplicate(file) {
      const from = Math.max(0, findName(file) - 4);
      const piece = file.subarray(from, from + 8 + below(600));
      return insert(file, from, Buffer.concat(Array.from({ length: 1 + below(200) }, () => piece)));
    },
    function remove(file) {
      const from = findName(file);
      return Buffer.concat([file.subarray(0, from), file.subarray(from + 1 + below(200))]);
    },
    function nest(file) {
      const depth = 1 + below(20_000);
      const name = pick(['moov', 'trak', 'stbl', 'udta', 'LIST', 'meta']);
      const boxes = Buffer.alloc(depth * 8);
      for (let level = 0; level < depth; level += 1) {
        boxes.writeUInt32BE((depth - level) * 8, level * 8);
        boxes.write(name, level * 8 + 4, 'latin1');
      }
      return insert(file, Math.max(0, findName(file) - 4), boxes);
    },
    function append(file) {
      return Buffer.concat([
        file,
        Buffer.from(Array.from({ length: below(5_000) }, () => below(256))),
      ]);
    },
    function prepend(file) {
      // An ID3 tag that claims the maximum size.
      const tag = Buffer.from('494433040000', 'hex');
      return Buffer.concat([tag, Buffer.from([below(128), below(128), 127, 127]), file]);
    },
    function claimPixels(file) {
      const at = file.indexOf('IHDR', 0, 'latin1');
      if (at < 0 || at + 21 > file.length) return writeExtreme(file, below(file.length));
      const broken = Buffer.from(file);
      broken.writeUInt32BE(pick([0, 1, 65_535, 100_000, 2 ** 31 - 1]), at + 4);
      broken.writeUInt32BE(pick([0, 1, 65_535, 100_000, 2 ** 31 - 1]), at + 8);
      broken.writeUInt32BE(crc32(broken.subarray(at, at + 17)), at + 17);
      return broken;
    },
  ];

  return {
    pick,
    /** Breaks it in one to three ways; sometimes the head is that of `other`. */
    breakFile: (file: Buffer, other: Buffer): Buffer => {
      const cut = below(200);
      let broken =
        random() < 0.03 ? Buffer.concat([other.subarray(0, cut), file.subarray(cut)]) : file;
      for (let left = 1 + below(3); left > 0; left -= 1) broken = pick(ways)(broken);
      return broken;
    },
  };
}
