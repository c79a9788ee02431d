import type { CodeKeys } from './code-keys.ts';
import type { Problem } from './problem.ts';
import type { Language } from './read-languages.ts';

export function checkCode(spanish: Language, { asked, isUsed }: CodeKeys): Problem[] {
  const problems: Problem[] = [];
  for (const [namespace, { file, texts }] of spanish.catalogues) {
    for (const { key, line } of texts.values()) {
      if (isUsed(namespace, key)) continue;
      const message = 'no code shows this text: remove it, here and in every language';
      problems.push({ kind: 'unused', file, line, key, message });
    }
  }
  for (const [name, places] of asked) {
    const colon = name.indexOf(':');
    const namespace = name.slice(0, colon);
    const key = name.slice(colon + 1);
    const catalogue = spanish.catalogues.get(namespace);
    if (catalogue?.texts.has(key) || catalogue?.groups.has(key) || catalogue?.isReadable === false)
      continue;
    const [place] = places;
    const asker = place ? `${place.file}:${place.line}` : 'the code';
    const file = catalogue?.file ?? `locales/es/${namespace}.json`;
    problems.push({ kind: 'missing', file, line: 1, key, message: `${asker} shows this text` });
  }
  return problems;
}
