import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';

export type Mistake = { offset: number; message: string };

const remedies: Record<string, string> = {
  ColonExpected: 'a colon is missing between the key and its text: "key": "text"',
  CommaExpected: 'a comma is missing at the end of this line',
  CloseBraceExpected: 'a closing } is missing: each { needs one',
  EndOfFileExpected: 'something stands behind the last }: remove it, or a } too many before it',
  InvalidCommentToken: 'comments are not possible here; notes stand in locales/notes',
  UnexpectedEndOfString:
    'the closing quote of the text is missing; a straight quote inside of a text is written \\"',
  InvalidEscapeCharacter: 'a backslash inside of a text is written \\\\',
};
const otherwise =
  'a key and a text belong here, on one line and between straight quotes: "key": "text"';
const quoteInside = 'a straight quote inside of a text is written \\"; most texts want « » instead';

const ofTools: [RegExp, string][] = [
  [/^\uFEFF/, 'the file begins with an invisible mark: save it as UTF-8 without BOM'],
  [
    /^(<{7}|={7}|>{7})/m,
    'two versions of the file were merged: keep one, and remove the lines of <, = and >',
  ],
];

export function findMistake(source: string): Mistake | undefined {
  for (const [pattern, message] of ofTools) {
    const offset = source.search(pattern);
    if (offset >= 0) return { offset, message };
  }
  const errors: ParseError[] = [];
  parse(source, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  return first && describe(source, first);
}

/** Splits a line before each entry, to check them one by one. */
const entryStart = /(?<=(?:^|[{,"])\s*)(?="[\w-]+"\s*:\s*["{])/;
const entry = /^"[\w-]+"\s*:\s*"(.*)"[\s,{}]*$/;

const hasQuoteInside = (line: string) =>
  line
    .split(entryStart)
    .some((part) => entry.exec(part)?.[1]?.replaceAll(/\\./g, '').includes('"'));

function describe(source: string, { error, offset }: ParseError): Mistake {
  const before = source.slice(0, offset).trimEnd();
  // The parser may notice a mistake only on the next line.
  for (const place of [before.length - 1, offset]) {
    const start = source.lastIndexOf('\n', place - 1) + 1;
    const [line = ''] = source.slice(start).split('\n', 1);
    if (hasQuoteInside(line)) return { offset: start, message: quoteInside };
  }
  if (before.endsWith(',') && /^\s*[}\]]/.test(source.slice(offset))) {
    return { offset: before.length - 1, message: 'the comma behind the last text has to go' };
  }
  const code = printParseErrorCode(error);
  return {
    offset: code === 'CommaExpected' ? before.length - 1 : offset,
    message: remedies[code] ?? otherwise,
  };
}
