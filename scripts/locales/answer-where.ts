import { readCodeKeys, type CodeKeys } from './code-keys.ts';
import { findTextsBy, type FoundKey } from './find-texts-by.ts';
import { readLanguages, type Languages } from './read-languages.ts';

const largest = 20;

/** What is known of a text: its words in each language, its note, and where it shows. */
export async function answerWhere(
  localesFolder: string,
  asked: string,
): Promise<{ text: string; isFound: boolean }> {
  const languages = readLanguages(localesFolder);
  const found = findTextsBy(asked, languages);
  if (found.length === 0) {
    const text = `No key and no Spanish text is "${asked}". Give a key (namespace:key or its end) or some of its words.`;
    return { text, isFound: false };
  }
  const codeKeys = await readCodeKeys();
  const answers = found.slice(0, largest).map((key) => describe(key, languages, codeKeys));
  const rest = found.length - answers.length;
  if (rest > 0)
    answers.push(
      `${rest} more: give the namespace too, such as ${found.at(-1)?.namespace}:${asked}`,
    );
  return { text: answers.join('\n\n'), isFound: true };
}

function describe(
  { namespace, key, file, texts, note }: FoundKey,
  { others }: Languages,
  { asked }: CodeKeys,
) {
  const words = texts.flatMap((text) => [
    `  es     ${text.value}  (${file}:${text.line})`,
    ...others.flatMap(({ code, catalogues }) => {
      const own = catalogues.get(namespace)?.texts.get(text.key);
      return own?.value
        ? [`  ${code.padEnd(6)} ${own.value}  (locales/${code}/${namespace}.json:${own.line})`]
        : [];
    }),
  ]);
  const places = texts.flatMap((text) => asked.get(`${namespace}:${text.key}`) ?? []);
  const code = [...new Set(places.map((place) => `${place.file}:${place.line}`))];
  return [
    `${namespace}:${key}`,
    ...words,
    ...(note ? [`  note   ${note}`] : []),
    ...code.map((place) => `  code   ${place}`),
  ].join('\n');
}
