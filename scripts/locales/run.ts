// `npm run locales`: what is left to do in the texts of locales/, by language and file.
import { join } from 'node:path';
import { projectFolder } from '../project-files.ts';
import { answerWhere } from './answer-where.ts';
import { help, OptionError, readOptions } from './options.ts';
import { adviceOf, reportLanguages } from './report-languages.ts';
import { beginLanguage, writeLanguages } from './write-languages.ts';

const localesFolder = join(projectFolder, 'locales');
const storyIndexFile = join(projectFolder, 'storybook-static', 'keys.json');

async function run(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options.help) {
    console.log(help);
    return 0;
  }
  if (options.begin !== undefined) {
    console.log(beginLanguage(localesFolder, options.begin));
    const advice = adviceOf(options.begin);
    if (advice !== undefined) console.log(advice);
    return 0;
  }
  if (options.where !== undefined) {
    const { text, isFound } = await answerWhere(options.where, { localesFolder, storyIndexFile });
    console.log(text);
    return isFound ? 0 : 1;
  }
  if (options.write) console.log(writeLanguages(localesFolder, options.language));
  const { text, hasFailed } = await reportLanguages(localesFolder, options);
  console.log(text);
  return hasFailed ? 1 : 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(`${error.message}\nHow it is called: npm run locales -- --help`);
  process.exitCode = 2;
}
