import type { ResourceKey } from 'i18next';
import { pages, start } from 'virtual:catalogues';

/** Loads one page's catalogue; a language that lacks it answers an empty one, so Spanish stands in. */
export async function loadCatalogue(language: string, namespace: string): Promise<ResourceKey> {
  const load = pages[`${language}/${namespace}`];
  return load ? load() : {};
}

/** Loads the catalogues of everything but pages, in one file. */
export async function loadStartCatalogues(language: string): Promise<Record<string, ResourceKey>> {
  const load = start[language];
  return load ? load() : {};
}
