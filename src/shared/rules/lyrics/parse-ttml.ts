import {
  type Lyrics,
  lyricsLimits,
  type LyricsLine,
  type LyricsWord,
} from '../../contract/lyrics.ts';
import { arrangeLines, type StampedLine, toTimed } from './arrange-lines.ts';
import { cleanLanguage, cleanLine, cleanText } from './clean-line.ts';
import { localName, readXml, type XmlElement, type XmlNode } from './read-xml.ts';
import { readTtmlTime, type TtmlRates } from './ttml-time.ts';

/** Milliseconds without a line after which it is a pause. */
const pause = 3_000;

const roles = /^x-(translation|roman)$/;

/** @returns null for what is no TTML, or where no line has a text. */
export function parseTtml(text: string): Lyrics | null {
  const root = readXml(text);
  if (root === null || localName(root.name) !== 'tt') return null;
  const rates = {
    frames: Number(getAttribute(root, 'frameRate')) || 30,
    ticks: Number(getAttribute(root, 'tickRate')) || 1,
  };
  const language = cleanLanguage(getAttribute(root, 'lang'));
  const beside = readBeside(root);
  const all = findAll(root, 'p').map((part) => readLine(part, rates, beside));
  const timed = all.flatMap(({ end, ...line }) => (isStamped(line) ? [{ end, ...line }] : []));
  if (timed.length > 0) return toTimed(withPauses(timed), language);
  const lines = all.flatMap(({ end: _, ...line }) => (line.text === '' ? [] : [line]));
  return lines.length === 0 ? null : { kind: 'plain', ...(language && { language }), lines };
}

const isStamped = <Line extends LyricsLine>(line: Line): line is Line & { at: number } =>
  line.at !== undefined;

function withPauses(lines: readonly (StampedLine & { end: number | undefined })[]) {
  const arranged = arrangeLines(lines.map(({ end: _, ...line }) => line));
  const ends = Map.groupBy(lines, ({ at }) => at);
  return arranged.flatMap((line, index) => {
    const end = Math.max(...(ends.get(line.at) ?? []).map((each) => each.end ?? Infinity));
    const next = arranged[index + 1]?.at ?? 0;
    return Number.isFinite(end) && end > line.at && next - end >= pause
      ? [line, { at: end, text: '' }]
      : [line];
  });
}

const getAttribute = ({ attributes }: XmlElement, wanted: string) =>
  [...attributes].find(([name]) => localName(name) === wanted)?.[1];

const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

function findAll(element: XmlElement, wanted: string): XmlElement[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (localName(child.name) === wanted ? [child] : findAll(child, wanted)));
}

type Beside = Map<string, { kind: string; language: string | undefined; text: string }[]>;

/** Translations and romanised lines in the head, by the key of their line. */
function readBeside(root: XmlElement): Beside {
  const beside: Beside = new Map();
  for (const kind of ['translation', 'transliteration']) {
    for (const part of findAll(root, kind)) {
      const language = cleanLanguage(getAttribute(part, 'lang'));
      for (const line of findAll(part, 'text')) {
        const key = getAttribute(line, 'for') ?? '';
        const entry = { kind, language, text: cleanLine(joinText(line)) };
        if (entry.text !== '') beside.set(key, [...(beside.get(key) ?? []), entry]);
      }
    }
  }
  return beside;
}

/** Line breaks and indentation are one space, as everywhere in XML for reading. */
const fold = (text: string) => cleanText(text.replaceAll(/\s+/g, ' '));

function joinText(element: XmlElement): string {
  return fold(
    element.children
      .map((child) => {
        if (!isElement(child)) return child;
        if (localName(child.name) === 'br') return ' ';
        return isOther(child) ? '' : joinText(child);
      })
      .join(''),
  );
}

const getRole = (element: XmlElement) => getAttribute(element, 'role') ?? '';
const isOther = (element: XmlElement) => roles.test(getRole(element));

function readLine(
  part: XmlElement,
  rates: TtmlRates,
  beside: Beside,
): LyricsLine & { end: number | undefined } {
  const words: LyricsWord[] = [];
  collectWords(part, rates, words);
  const begin = readTtmlTime(getAttribute(part, 'begin'), rates);
  const at = begin ?? words[0]?.at;
  const duration = readTtmlTime(getAttribute(part, 'dur'), rates);
  const end =
    readTtmlTime(getAttribute(part, 'end'), rates) ??
    (at !== undefined && duration !== undefined ? at + duration : undefined);
  const whole = toWords(words);
  const others = findOthers(part, beside);
  return {
    ...(at !== undefined && { at }),
    end,
    text: whole ? whole.map(({ text }) => text).join('') : cleanLine(joinText(part)),
    ...(whole && at !== undefined && { words: whole }),
    ...others,
  };
}

/** Spans with a time are words; the text between them belongs to the word before. */
function collectWords(element: XmlElement, rates: TtmlRates, words: LyricsWord[]) {
  for (const child of element.children) {
    const before = words.at(-1);
    if (!isElement(child)) {
      if (before) before.text += fold(child);
    } else if (localName(child.name) === 'br') {
      if (before) before.text += ' ';
    } else if (!isOther(child)) {
      const at = readTtmlTime(getAttribute(child, 'begin'), rates);
      const isWhole = child.children.every((inner) => !isElement(inner));
      if (at === undefined || !isWhole) collectWords(child, rates, words);
      else {
        const end = readTtmlTime(getAttribute(child, 'end'), rates);
        words.push({ at, ...(end !== undefined && { end }), text: joinText(child) });
      }
    }
  }
}

/** @returns null where the line has no words, or too many. */
function toWords(words: LyricsWord[]): LyricsWord[] | null {
  const last = words.at(-1);
  const [first] = words;
  if (!last || !first || words.length > lyricsLimits.words) return null;
  first.text = first.text.trimStart();
  last.text = last.text.trimEnd();
  const folded = words.map((word) => ({ ...word, text: fold(word.text) }));
  return folded.reduce((sum, { text }) => sum + text.length, 0) > lyricsLimits.line ? null : folded;
}

function findOthers(part: XmlElement, beside: Beside) {
  const inside = part.children
    .filter(isElement)
    .filter(isOther)
    .map((span) => ({
      kind: getRole(span) === 'x-roman' ? 'transliteration' : 'translation',
      language: cleanLanguage(getAttribute(span, 'lang')),
      text: cleanLine(joinText({ ...span, attributes: new Map() })),
    }));
  const all = [...inside, ...(beside.get(getAttribute(part, 'key') ?? '') ?? [])];
  const romanised = all.find(({ kind }) => kind === 'transliteration')?.text;
  const translations = all
    .filter(({ kind, text }) => kind === 'translation' && text !== '')
    .map(({ language, text }) => ({ ...(language && { language }), text }));
  return {
    ...(romanised && { romanised }),
    ...(translations.length > 0 && { translations }),
  };
}
