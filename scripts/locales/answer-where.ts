import { openStoryFinder } from '../get-stories.ts';
import { readCodeKeys } from './code-keys.ts';
import { findTextsBy } from './find-texts-by.ts';
import { readLanguages } from './read-languages.ts';

const mostAnswers = 20;
const mostStories = 2;

const row = (name: string, text: string) => `  ${name.padEnd(6)} ${text}`;

/** Undefined where nothing matches. */
export async function answerWhere(
  asked: string,
  localesFolder: string,
): Promise<string | undefined> {
  const found = findTextsBy(asked, readLanguages(localesFolder));
  if (found.length === 0) return undefined;
  const { asked: places } = await readCodeKeys();
  const findStories = openStoryFinder();
  const answers = found.slice(0, mostAnswers).map(({ namespace, key, words, note }) => {
    const inCode = words.flatMap((word) => places.get(`${namespace}:${word.key}`) ?? []);
    return [
      `${namespace}:${key}`,
      ...words.map(({ language, value, file, line }) =>
        row(language, `${value}  (${file}:${line})`),
      ),
      ...(note ? [row('note', note)] : []),
      ...new Set(inCode.map(({ file, line }) => row('code', `${file}:${line}`))),
      ...[...new Set(inCode.flatMap(({ file }) => findStories(file).slice(0, mostStories)))].map(
        (title) => row('story', title),
      ),
    ].join('\n');
  });
  const rest = found.length - answers.length;
  if (rest > 0) {
    answers.push(`${rest} more: give the namespace too, as ${found.at(-1)?.namespace}:${asked}`);
  }
  return answers.join('\n\n');
}
