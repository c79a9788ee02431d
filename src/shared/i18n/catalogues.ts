import type { ResourceKey } from 'i18next';
import { late, start } from 'virtual:catalogues';

const asked = new Map<string, Promise<ResourceKey>>();

/** Whether there are catalogues of a language. */
export const isSpoken = (language: string): boolean => language in start;

/** Loads the catalogues of a first screen, by namespace, in one file. */
export async function loadStartCatalogues(language: string): Promise<Record<string, ResourceKey>> {
  return (await start[language]?.()) ?? {};
}

/** Loads one late catalogue, once. A failure is not remembered. */
export async function loadCatalogue(language: string, namespace: string): Promise<ResourceKey> {
  const key = `${language}/${namespace}`;
  const catalogue = asked.get(key) ?? late[key]?.() ?? Promise.resolve({});
  asked.set(key, catalogue);
  catalogue.catch(() => asked.delete(key));
  return catalogue;
}
