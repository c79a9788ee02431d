import { readCodeKeys, type CodeKeys } from './code-keys.ts';
import { serverNamespace } from './expected-texts.ts';
import { findTextsBy, type FoundKey } from './find-texts-by.ts';
import { readLanguages } from './read-languages.ts';
import { readStoryIndex, type StoryIndex } from './story-index.ts';

const mostAnswers = 20;
const mostStories = 4;

type Folders = { localesFolder: string; storyIndexFile: string };

/** What is known of a text: its words in each language, its note, and where it shows. */
export async function answerWhere(
  asked: string,
  { localesFolder, storyIndexFile }: Folders,
): Promise<{ text: string; isFound: boolean }> {
  const languages = readLanguages(localesFolder);
  const found = findTextsBy(asked, languages);
  if (found.length === 0) {
    const text = `No key and no text of any language is "${asked}". Give a key (namespace:key, or its end) or some of its words.`;
    return { text, isFound: false };
  }
  const { asked: places } = await readCodeKeys();
  const index = readStoryIndex(storyIndexFile);
  const answers = found
    .slice(0, mostAnswers)
    .map((key) =>
      [
        `${key.namespace}:${key.key}`,
        ...key.words.map(({ language, value, file, line }) =>
          row(language, `${value}  (${file}:${line})`),
        ),
        ...(key.note ? [row('note', key.note)] : []),
        ...placesOf(key, places),
        ...storiesOf(key, index),
      ].join('\n'),
    );
  const rest = found.length - answers.length;
  if (rest > 0) {
    answers.push(`${rest} more: give the namespace too, as ${found.at(-1)?.namespace}:${asked}`);
  }
  if (index === undefined) answers.push('The stories that show a text: npm run keys:index');
  return { text: answers.join('\n\n'), isFound: true };
}

const row = (name: string, text: string) => `  ${name.padEnd(6)} ${text}`;

function placesOf({ namespace, words }: FoundKey, places: CodeKeys['asked']): string[] {
  const own = words.flatMap(({ key }) => places.get(`${namespace}:${key}`) ?? []);
  return [...new Set(own.map(({ file, line }) => row('code', `${file}:${line}`)))];
}

function storiesOf({ namespace, key }: FoundKey, index: StoryIndex | undefined): string[] {
  if (index === undefined || namespace === serverNamespace) return [];
  const stories = index.get(`${namespace}:${key}`) ?? [];
  const shown = stories.slice(0, mostStories).map((id) => row('story', id));
  const rest = stories.length - shown.length;
  if (stories.length === 0) return [row('story', 'none shows it')];
  return rest > 0 ? [...shown, row('', `and ${rest} more`)] : shown;
}
