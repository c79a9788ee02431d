import { parseArgs } from 'node:util';
import { languageName } from '../build/language-folders.ts';

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

export class OptionError extends Error {
  override name = 'OptionError';
}

/**
 * `language` is the one to check, `new` one to begin, `where` a text to look up.
 *
 * @throws OptionError
 */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [language] = positionals;
  const others = [language, values.write, values.where].filter(Boolean).length;
  const complaints: [boolean, string][] = [
    [positionals.length > 1, 'Give one language at a time, such as: npm run locales -- en'],
    [values.new !== undefined && others > 0, '--new stands alone: npm run locales -- --new en'],
    [
      language === 'es' && values.write,
      'Spanish is what the others are held against: write its words yourself, in locales/es.',
    ],
  ];
  for (const [isWrong, message] of complaints) if (isWrong) throw new OptionError(message);
  for (const code of [language, values.new]) {
    if (code !== undefined && languageName(code) === undefined)
      throw new OptionError(
        `"${code}" is no code of a language: these are such as en, fr or pt-BR.`,
      );
  }
  return { ...values, language };
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
