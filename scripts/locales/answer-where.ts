import { existsSync, readFileSync } from 'node:fs';
import { readCodeKeys } from './code-keys.ts';
import { serverNamespace } from './expected-texts.ts';
import { findTextsBy } from './find-texts-by.ts';
import { readLanguages } from './read-languages.ts';

const mostAnswers = 20;
const mostStories = 4;

/** Written by `npm run keys:index`: ids of stories by `namespace:key`, a plural without its form. */
type StoryIndex = Partial<Record<string, string[]>>;

const row = (name: string, text: string) => `  ${name.padEnd(6)} ${text}`;

/** What is known of a text: its words in each language, its note, and where it shows; undefined where none is meant. */
export async function answerWhere(
  asked: string,
  { localesFolder, storyIndexFile }: { localesFolder: string; storyIndexFile: string },
): Promise<string | undefined> {
  const found = findTextsBy(asked, readLanguages(localesFolder));
  if (found.length === 0) return undefined;
  const { asked: places } = await readCodeKeys();
  const index = existsSync(storyIndexFile)
    ? (JSON.parse(readFileSync(storyIndexFile, 'utf8')) as StoryIndex)
    : undefined;
  const answers = found.slice(0, mostAnswers).map(({ namespace, key, words, note }) => {
    const inCode = words.flatMap((word) => places.get(`${namespace}:${word.key}`) ?? []);
    return [
      `${namespace}:${key}`,
      ...words.map(({ language, value, file, line }) =>
        row(language, `${value}  (${file}:${line})`),
      ),
      ...(note ? [row('note', note)] : []),
      ...new Set(inCode.map(({ file, line }) => row('code', `${file}:${line}`))),
      ...(index && namespace !== serverNamespace ? storiesOf(index[`${namespace}:${key}`]) : []),
    ].join('\n');
  });
  const rest = found.length - answers.length;
  if (rest > 0) {
    answers.push(`${rest} more: give the namespace too, as ${found.at(-1)?.namespace}:${asked}`);
  }
  if (index === undefined) answers.push('The stories that show a text: npm run keys:index');
  return answers.join('\n\n');
}

function storiesOf(stories: readonly string[] = []): string[] {
  if (stories.length === 0) return [row('story', 'none shows it')];
  const rest = stories.length - mostStories;
  const shown = stories.slice(0, mostStories).map((id) => row('story', id));
  return rest > 0 ? [...shown, row('', `and ${rest} more`)] : shown;
}
