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

/** A text as a person sees it. */
export const withoutMarks = (text: string): string => text.replaceAll(mark, '');

/** The keys whose marks a text carries, in order, each with the part of the text that it stands behind. */
export function readMarks(text: string): { key: string; text: string }[] {
  const found: { key: string; text: string }[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    const key = [...(match[1] ?? '')]
      .map((letter) => String.fromCharCode((letter.codePointAt(0) ?? tags) - tags))
      .join('');
    found.push({ key, text: text.slice(from, match.index).trim() });
    from = match.index + match[0].length;
  }
  return found;
}
