import { nearestName } from './nearest-name.ts';
import { placesOf } from './placeholders.ts';
import { splitPlural } from './plural-forms.ts';
import type { Problem } from './problem.ts';
import type { Language } from './read-languages.ts';

/** Leaves out `{{brand}}`, which `locales/README.md` explains once. */
const namesIn = (text: string) =>
  new Set([...placesOf(text).placeholders.keys()].filter((name) => name !== 'brand'));

export function checkNotes(notes: Language, spanish: Language): Problem[] {
  const problems: Problem[] = [...notes.problems];
  for (const [namespace, { file, texts }] of spanish.catalogues) {
    const own = notes.catalogues.get(namespace);
    problems.push(...(own?.problems ?? []));
    const complain = (place: { file: string; line: number; key: string }, message: string) =>
      problems.push({ kind: 'note', ...place, message });
    const byKey = Map.groupBy(texts.values(), ({ key }) => splitPlural(key).base);
    for (const note of own?.texts.values() ?? []) {
      const place = { file: own?.file ?? '', line: note.line, key: note.key };
      const forms = byKey.get(note.key);
      if (forms === undefined) {
        const meant = nearestName(note.key, byKey.keys());
        const advice = meant ? `; did you mean ${meant}?` : ': remove the note';
        complain(place, `Spanish has no such text${advice}`);
        continue;
      }
      if (note.value.trim() === '') complain(place, 'the note has no words');
      const said = namesIn(note.value);
      const wanted = namesIn(forms.map(({ value }) => value).join(' '));
      for (const name of wanted)
        if (!said.has(name)) complain(place, `say what stands in {{${name}}}`);
      for (const name of said)
        if (!wanted.has(name)) complain(place, `the text has no {{${name}}}`);
    }
    for (const [key, forms] of byKey) {
      const [{ line, key: firstKey, value }] = forms as [(typeof forms)[number]];
      const needsNote = firstKey !== key || namesIn(value).size > 0;
      if (!needsNote || own?.isReadable === false || own?.texts.has(key)) continue;
      const where = `locales/notes/${namespace}.json`;
      complain(
        { file, line, key },
        `a text that counts or has placeholders needs a note in ${where}`,
      );
    }
  }
  return problems;
}
