import { type Lyrics, lyricsLimits, type LyricsWord } from '../../contract/lyrics.ts';
import { arrangeLines, type StampedLine, toTimed } from './arrange-lines.ts';
import { cleanLanguage, cleanLine, cleanText } from './clean-line.ts';
import { lineStamp, readStamp, wordStamp } from './lrc-stamps.ts';

/** A refrain; more stamps are none. */
const stampsMost = 100;

const tag =
  /^\s*\[(ti|ar|al|au|lr|by|length|offset|re|tool|ve|la|lang|language|id|#)\s*:(.*)\]\s*$/i;

/**
 * Reads LRC with its extensions: several stamps on a line, an offset, words.
 *
 * @returns null where no line has a text.
 */
export function parseLrc(text: string): Lyrics | null {
  const stamped: StampedLine[] = [];
  let offset = 0;
  let language: string | undefined;
  /** What the last stamps made. */
  let last: StampedLine[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = tag.exec(line) ?? [];
    if (/^offset$/i.test(name)) offset = readOffset(value);
    else if (/^la/i.test(name)) language = cleanLanguage(value);
    if (name !== '') continue;
    const { stamps, rest } = readStamps(line);
    if (stamps.length > 0) {
      last = stamps.map((at) => toLine(at, rest));
      stamped.push(...last);
    } else goOn(last, rest);
    if (stamped.length > lyricsLimits.lines * 4) break;
  }
  return toTimed(arrangeLines(stamped.map((line) => shift(line, offset))), language);
}

/** Milliseconds; plus means earlier. */
function readOffset(value: string): number {
  const offset = Number(value.replaceAll(/\s/g, ''));
  return Number.isFinite(offset) && Math.abs(offset) < 3_600_000 ? Math.round(offset) : 0;
}

function shift(line: StampedLine, offset: number): StampedLine {
  const move = (at: number) => Math.max(0, at - offset);
  const words = line.words?.map(({ at, end, text }) => ({
    at: move(at),
    ...(end !== undefined && { end: move(end) }),
    text,
  }));
  return { ...line, at: move(line.at), ...(words && { words }) };
}

function readStamps(line: string): { stamps: number[]; rest: string } {
  const stamps: number[] = [];
  let index = 0;
  for (;;) {
    lineStamp.lastIndex = index;
    const found = lineStamp.exec(line);
    if (found === null || stamps.length === stampsMost) return { stamps, rest: line.slice(index) };
    stamps.push(readStamp(found));
    index = lineStamp.lastIndex;
  }
}

/** A line without a stamp goes on with the one above it. */
function goOn(lines: StampedLine[], rest: string) {
  const text = cleanLine(rest);
  if (text === '') return;
  for (const line of lines) {
    if (!line.words) line.text = cleanLine(`${line.text} ${text}`);
  }
}

function toLine(at: number, rest: string): StampedLine {
  const words = readWords(at, rest.trim());
  if (words === null) return { at, text: cleanLine(rest.replaceAll(wordStamp, '')) };
  return { at, text: words.map(({ text }) => text).join(''), words };
}

/** Spaces belong to the word before them; a stamp before nothing else is the end of a word. */
function readWords(at: number, rest: string): LyricsWord[] | null {
  const stamps = [...rest.matchAll(wordStamp)];
  if (stamps.length === 0 || stamps.length > lyricsLimits.words) return null;
  const words: LyricsWord[] = [];
  const add = (from: number, part: string) => {
    const text = cleanText(part);
    const before = words.at(-1);
    if (text.trim() !== '') words.push({ at: from, text });
    else if (before) {
      before.end = from;
      before.text += text;
    }
  };
  const head = rest.slice(0, stamps[0]?.index);
  if (head.trim() !== '') add(at, head);
  for (const [index, stamp] of stamps.entries()) {
    const begin = stamp.index + stamp[0].length;
    add(readStamp(stamp), rest.slice(begin, stamps[index + 1]?.index));
  }
  trimWords(words);
  const { length } = words.map(({ text }) => text).join('');
  return words.length === 0 || length > lyricsLimits.line ? null : words;
}

function trimWords(words: LyricsWord[]) {
  const [first] = words;
  const last = words.at(-1);
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
}
