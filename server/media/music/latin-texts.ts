import type { IAudioMetadata } from 'music-metadata';
import type { CodePage, LatinText } from '#contract/music-name.ts';
import { decodeText } from './code-page.ts';
import { findTail, skipId3v2 } from './tag-edges.ts';

/** Frames of ID3v2, and of its version 2. Source: id3.org. */
const kinds: Readonly<Record<string, LatinText['kind']>> = {
  TIT2: 'title',
  TT2: 'title',
  TPE1: 'artist',
  TP1: 'artist',
  TPE2: 'albumArtist',
  TP2: 'albumArtist',
  TALB: 'album',
  TAL: 'album',
  TCON: 'genre',
  TCO: 'genre',
  TCOM: 'composer',
  TCM: 'composer',
};

/** Fields of ID3v1: 30 bytes at each position. */
const oldFields = [
  ['title', 3],
  ['artist', 33],
  ['album', 63],
] as const;

/** Characters; longer texts are no names. */
const textMost = 500;

/** Texts of a file. */
const textsMost = 50;

/**
 * Finds the names with letters beyond ASCII that ID3 tags mark as Latin-1. Those in Unicode are
 * right by definition.
 */
export function findLatinTexts(file: Buffer): LatinText[] {
  const texts: LatinText[] = [];
  const add = (kind: LatinText['kind'], bytes: Buffer) => {
    for (const part of bytes.toString('latin1').split('\0')) {
      const text = part.slice(0, textMost);
      const isKnown = texts.some((other) => other.kind === kind && other.text === text);
      const isFull = texts.length === textsMost;
      if (/[\u0080-\u00ff]/.test(text) && !isKnown && !isFull) texts.push({ kind, text });
    }
  };
  const seen = new Set<LatinText['kind']>();
  for (const { id, bytes } of findFrames(file)) {
    const kind = kinds[id];
    if (kind === undefined) continue;
    seen.add(kind);
    if (bytes[0] === 0) add(kind, bytes.subarray(1));
  }
  const tail = findTail(file);
  const at = file.length - 128;
  if (tail > at || file.toString('latin1', at, at + 3) !== 'TAG') return texts;
  for (const [kind, from] of oldFields) {
    if (seen.has(kind)) continue;
    const field = file.subarray(at + from, at + from + 30);
    const end = field.indexOf(0);
    add(kind, end < 0 ? field : field.subarray(0, end));
  }
  return texts;
}

/** In a file of chunks, such as WAV and AIFF, the tag is one of them. */
function findTagStart(file: Buffer): number {
  if (!/^(RIFF|FORM)/.test(file.toString('latin1', 0, 4))) return 0;
  for (let at = 12; at + 8 <= file.length;) {
    if (/^id3 $/i.test(file.toString('latin1', at, at + 4))) return at + 8;
    const isLittle = file[0] === 0x52;
    const size = isLittle ? file.readUInt32LE(at + 4) : file.readUInt32BE(at + 4);
    at += 8 + size + (size % 2);
  }
  return file.length;
}

type Frame = { id: string; bytes: Buffer };

/** Source: id3.org, ID3v2.2 to ID3v2.4. */
function* findFrames(file: Buffer): Generator<Frame> {
  const start = findTagStart(file);
  const end = skipId3v2(file, start);
  if (end - start < 10) return;
  const version = file.readUInt8(start + 3);
  const flags = file.readUInt8(start + 5);
  let at = start + 10;
  if ((flags & 0x40) !== 0 && version > 2) {
    const size = readSize(file, at, version === 4);
    at += version === 4 ? size : size + 4;
  }
  const [nameLength, headLength] = version === 2 ? [3, 6] : [4, 10];
  while (at + headLength < end) {
    const id = file.toString('latin1', at, at + nameLength);
    if (!/^[A-Z0-9]+$/.test(id)) return;
    const size = version === 2 ? file.readUIntBE(at + 3, 3) : readSize(file, at + 4, version === 4);
    const form = version === 4 ? file.readUInt8(at + 9) : 0;
    let bytes = file.subarray(at + headLength, Math.min(end, at + headLength + size));
    if ((form & 0x02) !== 0 || (version < 4 && (flags & 0x80) !== 0)) bytes = synchronise(bytes);
    if ((form & 0x01) !== 0) bytes = bytes.subarray(4);
    yield { id, bytes };
    at += headLength + size;
  }
}

/** Of four bytes, of seven bits each in the last version. */
const readSize = (file: Buffer, at: number, isSafe: boolean) =>
  [...file.subarray(at, at + 4)].reduce(
    (sum, part) => (isSafe ? sum * 128 + (part & 0x7f) : sum * 256 + part),
    0,
  );

/** A zero was put behind each byte of ones. */
const synchronise = (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replaceAll('\u00ff\0', '\u00ff'), 'latin1');

type Common = IAudioMetadata['common'];

/** Reads these texts in another page, wherever they are in the tags. */
export function repairTags(
  common: Common,
  texts: readonly LatinText[],
  codePage: CodePage,
): Common {
  const repaired = new Map<string, string>();
  for (const { text } of texts) {
    // Older versions divide names by a slash.
    for (const part of [...text.split('/'), text]) {
      repaired.set(part.trim(), decodeText(part, codePage).trim());
    }
  }
  const repair = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(repair);
    return typeof value === 'string' ? (repaired.get(value.trim()) ?? value) : value;
  };
  const named = Object.entries(common).map(([name, value]) => [name, repair(value)] as const);
  const fixed = { ...common, ...(Object.fromEntries(named) as Partial<Common>) };
  // Several artists are joined into one text.
  const joined = (common.artists ?? []).reduce(
    (artist, name) => artist.replaceAll(name, () => repaired.get(name.trim()) ?? name),
    common.artist ?? '',
  );
  if (joined !== '' && fixed.artist === common.artist) fixed.artist = joined;
  return fixed;
}
