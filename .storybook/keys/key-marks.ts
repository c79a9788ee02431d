/**
 * Marks tell which key of the catalogues a text comes from, without being seen: the key is written
 * behind the text in tag characters (U+E0000 to U+E007F, one for each of ASCII), which every font
 * draws as nothing and which break no line.
 */
const tags = 0xe0000;
const end = String.fromCodePoint(tags + 0x7f);
// A key has a colon (U+E003A), which the flags that are written in tag characters lack.
const mark = /([\u{e0020}-\u{e007e}]+\u{e003a}[\u{e0020}-\u{e007e}]+)\u{e007f}/gu;

/** A text with the mark of its key, `<namespace>:<key>`. */
export const withMark = (text: string, key: string): string =>
  text + [...key].map((letter) => String.fromCodePoint(tags + letter.charCodeAt(0))).join('') + end;

/** The keys whose marks a text carries, in order. */
export const readMarks = (text: string): string[] =>
  [...text.matchAll(mark)].map(([, key = '']) =>
    [...key].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? tags) - tags)).join(''),
  );
