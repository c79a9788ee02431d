import type { CodePage } from '#contract/music-name.ts';

type Page = {
  /** Letters of the script. */
  script: RegExp;
  /** The most frequent ones. */
  common?: RegExp;
  /** Share of letters that are common in texts of the script. */
  usual: number;
  /** Whether a word of the script may look like this. */
  isWord?: (word: string) => boolean;
  /** Bytes that begin a pair of one letter; other pages have a byte for each. */
  lead?: (byte: number) => boolean;
  /** How frequent a pair is, from 0 to 1, where the letters are too many to list. */
  weighPair?: (lead: number, trail: number) => number;
};

const isEastern = (byte: number) => byte > 0x80 && byte < 0xff;

const capitals = /^(?:\P{Lu}*|\P{L}*\p{Lu}\P{Lu}*|\P{Ll}*)$/u;

/** Final letters end a word. */
const hebrewWord = /^(?:(?![ךםןףץ]+\p{L})[^a-z])*$/iu;

const han = /\p{Script=Han}/u;

/** Korean before Chinese, whose frequent letters include all bytes of it. */
const pages: Readonly<Partial<Record<CodePage, Page>>> = {
  'windows-1251': {
    script: /\p{Script=Cyrillic}/u,
    common: /[оеаинтсрвлкм]/iu,
    usual: 0.75,
    isWord: (word) => capitals.test(word),
  },
  'windows-1253': {
    script: /\p{Script=Greek}/u,
    common: /[αοιετσνηυρςάόίέήύ]/iu,
    usual: 0.78,
    isWord: (word) => capitals.test(word),
  },
  'windows-1255': {
    script: /\p{Script=Hebrew}/u,
    common: /[יוהלארתבמשםןך]/u,
    usual: 0.55,
    isWord: (word) => hebrewWord.test(word),
  },
  'windows-1256': {
    script: /\p{Script=Arabic}/u,
    common: /[اليمونرتبةهدع]/u,
    usual: 0.8,
  },
  'windows-874': {
    script: /\p{Script=Thai}/u,
    common: /[านรกเงม่้อยลวดทัิีตสบหแไค]/u,
    usual: 0.85,
  },
  'euc-kr': {
    script: /[\p{Script=Hangul}\p{Script=Han}]/u,
    common:
      /[이다는의에가을를고하지은로사나기리도아그한어해라니서대일시인자정수부주보안스오마우내너랑만와과게음날여전무미장상동년없었눈길별봄비밤소녀세계성연영현민김노래요산울용원선생화국모구]/u,
    usual: 0.58,
    // Half of what is Korean at all: as Chinese, the same bytes are frequent.
    weighPair: (lead, trail) => (lead > 0xaf && lead < 0xc9 && trail > 0xa0 ? 0.5 : 0),
    lead: isEastern,
  },
  'shift-jis': {
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
    common: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
    usual: 0.95,
    // Half-width letters are seldom in names.
    isWord: (word) => !/[\uff61-\uff9f]/u.test(word),
    lead: (byte) => (byte > 0x80 && byte < 0xa0) || (byte > 0xdf && byte < 0xfd),
    weighPair: (lead) => Number(lead > 0x87 && lead < 0x98),
  },
  gbk: {
    script: han,
    usual: 0.95,
    lead: isEastern,
    weighPair: (lead, trail) => Number(lead > 0xaf && lead < 0xd8 && trail > 0xa0),
  },
  big5: {
    script: han,
    usual: 0.95,
    lead: isEastern,
    weighPair: (lead) => Number(lead > 0xa3 && lead < 0xc7),
  },
};

/** ASCII that no page uses as the second byte of a letter divides words. */
const words = /[^\t\n\r !-/:-?]+/g;

const isHigh = (text: string) => /[\u0080-\u00ff]/.test(text);

const decoders = new Map<string, TextDecoder>();

function decode(word: string, codePage: CodePage): string {
  const decoder = decoders.get(codePage) ?? new TextDecoder(codePage);
  decoders.set(codePage, decoder);
  return decoder.decode(Buffer.from(word, 'latin1'));
}

/** What no name has: bytes that are none of the page, for private use, or marks of direction. */
const isInvalid = (text: string) => /[\ufffd\u200e\u200f\p{Cc}\p{Co}]/u.test(text);

type Word = { decoded: string; letters: number; common: number };

/** @returns null for a word that is right as it is, or none of the page. */
function readWord(word: string, codePage: CodePage): Word | null {
  // A tag of 30 bytes may end within a letter.
  const decoded = decode(word, codePage).replace(/\ufffd$/u, '');
  if (decoded === '' || isInvalid(decoded)) return null;
  const page = pages[codePage];
  if (page === undefined) return { decoded, letters: 0, common: 0 };
  let letters = 0;
  let latin = 0;
  let common = 0;
  for (const [sign, pair] of lettersOf(word, codePage, page)) {
    if (/\p{Script=Latin}/u.test(sign)) latin += 1;
    if (!page.script.test(sign) || !/[\p{L}\p{M}]/u.test(sign)) continue;
    letters += 1;
    common += page.common?.test(sign) === true ? 1 : ((pair && page.weighPair?.(...pair)) ?? 0);
  }
  const isMixed = page.lead === undefined ? latin > 0 : latin >= Math.max(1, letters);
  if (isMixed || page.isWord?.(decoded) === false) return null;
  return { decoded, letters, common };
}

function* lettersOf(
  word: string,
  codePage: CodePage,
  { lead }: Page,
): Generator<[sign: string, pair?: [lead: number, trail: number]]> {
  for (let at = 0; at < word.length; at += 1) {
    const first = word.charCodeAt(at);
    const isPair = lead?.(first) === true && at + 1 < word.length;
    const bytes = word.slice(at, at + (isPair ? 2 : 1));
    const pair: [number, number] | undefined = isPair
      ? [first, word.charCodeAt(at + 1)]
      : undefined;
    for (const sign of decode(bytes, codePage)) yield pair ? [sign, pair] : [sign];
    if (isPair) at += 1;
  }
}

/**
 * Reads a text that is marked as Latin-1 as one of another page, word by word: words that are right
 * as they are stay.
 *
 * @param text a byte in each character.
 */
export function decodeText(text: string, codePage: CodePage): string {
  const read = (word: string) => (isHigh(word) ? readWord(word, codePage) : null);
  const isForeign =
    pages[codePage] === undefined ||
    !/[a-z]/i.test(text) ||
    text.match(words)?.some((word) => word.length > 1 && read(word) !== null);
  return text.replaceAll(words, (word) => {
    // One letter may be a word of French: À la folie.
    if (word.length === 1 && isForeign !== true) return word;
    return read(word)?.decoded ?? word;
  });
}

/** Letters that a script has to show. */
const lettersLeast = 4;

/** Of the share of common letters that is usual. */
const scoreLeast = 0.7;

/**
 * Proposes the page of texts that are marked as Latin-1 and read as something else. Texts of Western
 * European languages have none.
 */
export function proposePage(texts: readonly string[]): CodePage | null {
  const high = [...new Set(texts.flatMap((text) => text.match(words) ?? []))].filter(isHigh);
  if (high.length === 0) return null;
  if (high.every((word) => !isInvalid(decode(word, 'utf-8')))) return 'utf-8';
  let best: { codePage: CodePage; score: number } | null = null;
  for (const codePage of Object.keys(pages) as CodePage[]) {
    const score = scorePage(high, codePage);
    if (score >= scoreLeast && score > (best?.score ?? 0)) best = { codePage, score };
  }
  return best?.codePage ?? proposeLatin(high);
}

/** Rows of one accent or of one vowel, such as ÁÉÍÓÚ, show nothing. */
function isVaried(word: string): boolean {
  const signs = word.normalize('NFD');
  const accents = signs.match(/[^\p{ASCII}]/gu);
  return new Set(accents).size > 1 && new Set(signs.match(/[^\p{M}]/gu)).size > 1;
}

function scorePage(high: readonly string[], codePage: CodePage): number {
  const least = pages[codePage]?.lead ? 2 : 3;
  let letters = 0;
  let common = 0;
  let fitting = 0;
  let unfit = 0;
  for (const word of high) {
    const read = readWord(word, codePage);
    if (read === null) unfit += 1;
    else if (read.letters < least || !isVaried(word)) continue;
    else {
      fitting += 1;
      letters += read.letters;
      common += read.common;
    }
  }
  if (letters < (least === 2 ? 2 : lettersLeast) || unfit * 2 > fitting) return 0;
  return common / letters / (pages[codePage]?.usual ?? 1);
}

/** Signs that stand in words of Central Europe alone. */
const centralSign = /[a-zà-ÿ]{2}[¹³¼¾]|[¹³¾£¥¯][a-zà-ÿ]{2}|[\u008d\u008f\u009d]/i;

/** Bytes that Latin-1 leaves free are letters and signs in both pages of Windows. */
function proposeLatin(high: readonly string[]): CodePage | null {
  const central = high.filter((word) => centralSign.test(word)).length;
  const hasCaron = high.some((word) => /[\u008a\u008e\u009a\u009e]/.test(word));
  const hasCzech = high.some((word) => /[øìùò]/i.test(word));
  if (central > 1 || (hasCaron && hasCzech)) return 'windows-1250';
  const isFree = high.some((word) => /[\u0080-\u009f]/.test(word));
  return isFree && high.every((word) => !isInvalid(decode(word, 'windows-1252')))
    ? 'windows-1252'
    : null;
}
