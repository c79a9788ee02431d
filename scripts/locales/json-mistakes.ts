import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';

export type Mistake = { offset: number; message: string };

const remedies: Record<string, string> = {
  InvalidSymbol: 'texts and keys stand between straight quotes: "…"',
  InvalidNumberFormat: 'a text stands between straight quotes: "…"',
  PropertyNameExpected: 'a key between straight quotes is expected here: "key": "text"',
  ValueExpected: 'a text between straight quotes is expected here: "key": "text"',
  ColonExpected: 'a colon is missing between the key and its text: "key": "text"',
  CommaExpected: 'a comma is missing at the end of this line',
  CloseBraceExpected: 'a closing } is missing: each { needs one',
  CloseBracketExpected: 'a closing ] is missing; texts need no brackets at all',
  EndOfFileExpected: 'something stands behind the last }: remove it, or a } too many before it',
  InvalidCommentToken: 'comments are not possible here; notes stand in locales/notes',
  UnexpectedEndOfString:
    'the closing quote of the text is missing; a straight quote inside of a text is written \\"',
  InvalidUnicode: 'behind \\u come four digits or letters from a to f',
  InvalidEscapeCharacter: 'a backslash inside of a text is written \\\\',
  InvalidCharacter: 'a text stands on one line, without tabs',
};

const quoteInside = 'a straight quote inside of a text is written \\"; most texts want « » instead';
const byteOrderMark = '\uFEFF';

/** The first mistake of a file that keeps it from being JSON, and what to do about it. */
export function findMistake(source: string): Mistake | undefined {
  if (source.startsWith(byteOrderMark)) {
    return {
      offset: 0,
      message: 'the file begins with an invisible mark: save it as UTF-8 without BOM',
    };
  }
  const conflict = /^(<{7}|={7}|>{7})/m.exec(source);
  if (conflict) {
    return {
      offset: conflict.index,
      message: 'two versions of the file were merged: keep one, and remove the lines of <, = and >',
    };
  }
  const errors: ParseError[] = [];
  parse(source, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  return first && describe(source, first);
}

/** Where a line begins one or several entries, so that each can be looked at alone. */
const entryStart = /(?<=(?:^|[{,"])\s*)(?="[\w-]+"\s*:\s*["{])/;
const entry = /^"[\w-]+"\s*:\s*"(.*)"[\s,{}]*$/;

/** Whether a text on this line goes on behind a straight quote inside of it. */
const hasQuoteInside = (line: string) =>
  line
    .split(entryStart)
    .some((part) => entry.exec(part)?.[1]?.replaceAll(/\\./g, '').includes('"'));

function describe(source: string, { error, offset }: ParseError): Mistake {
  const before = source.slice(0, offset).trimEnd();
  // A quote may well be noticed at the beginning of the next line only.
  for (const place of [before.length - 1, offset]) {
    const start = source.lastIndexOf('\n', place - 1) + 1;
    const [line = ''] = source.slice(start).split('\n', 1);
    if (hasQuoteInside(line)) return { offset: start, message: quoteInside };
  }
  const isAtEnd = /^\s*[}\]]/.test(source.slice(offset));
  if (before.endsWith(',') && isAtEnd) {
    return { offset: before.length - 1, message: 'the comma behind the last text has to go' };
  }
  if (/^[“”„«'‘’]/.test(source.slice(offset))) {
    return { offset, message: 'keys and texts begin and end with straight quotes: "…"' };
  }
  if (source[offset - 1] === '"' && /^\p{L}/u.test(source.slice(offset))) {
    return { offset, message: quoteInside };
  }
  const code = printParseErrorCode(error);
  const message = remedies[code] ?? 'this is not JSON';
  return code === 'CommaExpected' ? { offset: before.length - 1, message } : { offset, message };
}
