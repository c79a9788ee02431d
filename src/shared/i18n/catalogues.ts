import type { ResourceKey } from 'i18next';
import { late, start } from 'virtual:catalogues';

const asked = new Map<string, Promise<ResourceKey>>();

/**
 * Loads one late catalogue, once; a language that lacks it answers an empty one, so Spanish stands
 * in. A failure is not remembered.
 */
export async function loadCatalogue(language: string, namespace: string): Promise<ResourceKey> {
  const key = `${language}/${namespace}`;
  const catalogue = asked.get(key) ?? late[key]?.() ?? Promise.resolve({});
  asked.set(key, catalogue);
  catalogue.catch(() => asked.delete(key));
  return catalogue;
}

/** Loads the catalogues of a first screen, in one file. */
export async function loadStartCatalogues(language: string): Promise<Record<string, ResourceKey>> {
  const load = start[language];
  return load ? load() : {};
}
