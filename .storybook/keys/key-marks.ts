/**
 * A text's key follows it in tag characters (U+E0000 to U+E007F, one per ASCII character), which
 * fonts draw as nothing and which break no line.
 */
const tags = 0xe0000;
const end = String.fromCodePoint(tags + 0x7f);
// A key contains a colon (U+E003A), which tag-character flags lack.
const mark = /([\u{e0020}-\u{e007e}]+\u{e003a}[\u{e0020}-\u{e007e}]+)\u{e007f}/gu;

export const withMark = (text: string, key: string): string =>
  text + [...key].map((letter) => String.fromCodePoint(tags + letter.charCodeAt(0))).join('') + end;

export const readMarks = (text: string): string[] =>
  [...text.matchAll(mark)].map(([, key = '']) =>
    [...key].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? tags) - tags)).join(''),
  );
