import { parseArgs } from 'node:util';
import { languageName } from '../build/language-folders.ts';
import { suggestCode } from './suggest-code.ts';

export type Options = {
  /** One language alone, or all. */
  language?: string;
  /** Writes the missing keys into the files. */
  write: boolean;
  /** A language to begin. */
  begin?: string;
  /** A key to look up. */
  where?: string;
  /** Ends with a failure only for what is wrong, not for what is unfinished. */
  check: boolean;
  help: boolean;
};

export const help = `Looks through the texts of locales/ and says what is left to do, with file and line.

  npm run locales                      all languages
  npm run locales -- en                one language
  npm run locales -- en --write        writes the keys that are missing into its files, without words
  npm run locales -- --new en          begins a language: its folder, with all keys and no words
  npm run locales -- --where queue     says where a text is shown, and what it means
  npm run locales -- --help            this page

Without words a text shows in Spanish, so an unfinished language can be used.
It ends with 0 where nothing is left to do, with 1 where something is, with 2 where it was called wrongly.
  --check                              the same, but 1 only for what is wrong, not for what is unfinished`;

/** The command was called wrongly; the message says how to call it. */
export class OptionError extends Error {
  override name = 'OptionError';
}

/** Reads the arguments behind `npm run locales --`. Throws an `OptionError`. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const [language] = positionals;
  if (positionals.length > 1)
    throw new OptionError('Give one language at a time, such as: npm run locales -- en');
  for (const code of [language, values.new]) if (code !== undefined) requireCode(code);
  if (
    values.new !== undefined &&
    (language !== undefined || values.write || values.where !== undefined)
  ) {
    throw new OptionError('--new stands alone: npm run locales -- --new en');
  }
  if (language === 'es' && values.write) {
    throw new OptionError(
      'Spanish is what the others are held against: write its words yourself, in locales/es.',
    );
  }
  return {
    write: values.write,
    check: values.check,
    help: values.help,
    ...(language !== undefined && { language }),
    ...(values.new !== undefined && { begin: values.new }),
    ...(values.where !== undefined && { where: values.where }),
  };
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const options = { write: flag, check: flag, help: flag, new: text, where: text };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

function requireCode(code: string): void {
  if (languageName(code) !== undefined) return;
  const meant = suggestCode(code);
  const advice = meant ? `did you mean ${meant}?` : 'codes are such as en, fr or pt-BR.';
  throw new OptionError(`"${code}" is not the code of a language: ${advice}`);
}
