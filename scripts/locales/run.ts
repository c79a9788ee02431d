// `npm run locales`: reports what is left to translate in locales/.
import { join } from 'node:path';
import { projectFolder } from '../project-files.ts';
import { answerWhere } from './answer-where.ts';
import { help, OptionError, readOptions } from './options.ts';
import { adviceOf, reportLanguages } from './report-languages.ts';
import { beginLanguage, writeLanguages } from './write-languages.ts';

const localesFolder = join(projectFolder, 'locales');

async function run(args: readonly string[]): Promise<{ text: string; isDone: boolean }> {
  const options = readOptions(args);
  if (options.help) return { text: help, isDone: true };
  if (options.new !== undefined) {
    const lines = [beginLanguage(localesFolder, options.new), ...adviceOf(options.new)];
    return { text: lines.join('\n'), isDone: true };
  }
  if (options.where !== undefined) {
    const answer = await answerWhere(options.where, localesFolder);
    const none = `No key and no text of any language is "${options.where}". Give a key (namespace:key, or its end) or some of its words.`;
    return { text: answer ?? none, isDone: answer !== undefined };
  }
  if (options.write) console.log(writeLanguages(localesFolder, options.language));
  return reportLanguages(localesFolder, options);
}

try {
  const { text, isDone } = await run(process.argv.slice(2));
  console.log(text);
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(`${error.message}\nHow it is called: npm run locales -- --help`);
  process.exitCode = 2;
}
