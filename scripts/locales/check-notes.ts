import { nearestName } from './nearest-name.ts';
import { placesOf } from './placeholders.ts';
import { splitPlural } from './plural-forms.ts';
import type { Problem } from './problem.ts';
import type { Catalogue } from './read-catalogue.ts';
import type { Language } from './read-languages.ts';

/** A text that notes are about: a plural is one, whatever its forms. */
type Noted = { line: number; isPlural: boolean; placeholders: Set<string> };

/** `{{brand}}` is the name of the product everywhere; `locales/README.md` says so once. */
const known = new Set(['brand']);

/** Whether the notes are about texts that there are, and say what stands in each placeholder. */
export function checkNotes(notes: Language, spanish: Language): Problem[] {
  const problems: Problem[] = [...notes.problems];
  for (const [namespace, { file, texts }] of spanish.catalogues) {
    const own = notes.catalogues.get(namespace);
    const noted = notedTexts(texts.values());
    problems.push(...(own ? checkFile(own, noted) : []));
    for (const [key, { line, isPlural, placeholders }] of noted) {
      if (own?.isReadable === false || own?.texts.has(key)) continue;
      if (!isPlural && placeholders.size === 0) continue;
      const where = `locales/notes/${namespace}.json`;
      const message = `a text that counts or has placeholders needs a note in ${where}`;
      problems.push({ kind: 'note', file, line, key, message });
    }
  }
  return problems;
}

function checkFile(
  { file, texts, problems }: Catalogue,
  noted: ReadonlyMap<string, Noted>,
): Problem[] {
  const found: Problem[] = [...problems];
  for (const { key, value, line } of texts.values()) {
    const complain = (message: string) => found.push({ kind: 'note', file, line, key, message });
    const about = noted.get(key);
    if (about === undefined) {
      const meant = nearestName(key, noted.keys());
      complain(
        `Spanish has no such text${meant ? `; did you mean ${meant}?` : ': remove the note'}`,
      );
      continue;
    }
    if (value.trim() === '') complain('the note has no words');
    const named = placesOf(value).placeholders;
    for (const name of about.placeholders) {
      if (!named.has(name)) complain(`say what stands in {{${name}}}`);
    }
    for (const name of named.keys()) {
      if (!about.placeholders.has(name) && !known.has(name))
        complain(`the text has no {{${name}}}`);
    }
  }
  return found;
}

function notedTexts(texts: Iterable<{ key: string; value: string; line: number }>) {
  const noted = new Map<string, Noted>();
  for (const { key, value, line } of texts) {
    const { base, form } = splitPlural(key);
    const about = noted.get(base) ?? {
      line,
      isPlural: form !== undefined,
      placeholders: new Set(),
    };
    for (const name of placesOf(value).placeholders.keys()) {
      if (!known.has(name)) about.placeholders.add(name);
    }
    noted.set(base, about);
  }
  return noted;
}
