import type { ResourceKey } from 'i18next';
import { late, start } from 'virtual:catalogues';

type Catalogue = { own: ResourceKey; spanish: ResourceKey };

const asked = new Map<string, Promise<Catalogue>>();

/** Whether there are catalogues of a language. */
export const isSpoken = (language: string): boolean => language in start;

/** All languages that there are catalogues of, Spanish first. */
export const spokenLanguages = (): string[] => Object.keys(start);

/** Loads the catalogues of a first screen, by namespace, in one file. */
export async function loadStartCatalogues(language: string): Promise<Record<string, ResourceKey>> {
  return (await start[language]?.()) ?? {};
}

/** Loads one late catalogue with its stand-in, once. A failure is not remembered. */
export async function loadCatalogue(language: string, namespace: string): Promise<Catalogue> {
  const key = `${language}/${namespace}`;
  const catalogue =
    asked.get(key) ?? late(language, namespace) ?? Promise.resolve({ own: {}, spanish: {} });
  asked.set(key, catalogue);
  catalogue.catch(() => asked.delete(key));
  return catalogue;
}
