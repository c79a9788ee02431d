import { readCatalogue } from './read-catalogue.ts';
import type { Language } from './read-languages.ts';

export const languageOf = (code: string, files: Record<string, object>): Language => ({
  code,
  name: code,
  catalogues: new Map(
    Object.entries(files).map(([name, texts]) => [
      name,
      readCatalogue(`locales/${code}/${name}.json`, JSON.stringify(texts, null, 2)),
    ]),
  ),
  problems: [],
});
