import type { ResourceKey } from 'i18next';
import { late, start } from 'virtual:catalogues';

type Catalogue = { own: ResourceKey; spanish: ResourceKey };

const loading = new Map<string, Promise<Catalogue>>();

export const isSpoken = (language: string): boolean => language in start;

export const spokenLanguages = (): string[] => Object.keys(start);

export async function loadStartCatalogues(language: string): Promise<Record<string, ResourceKey>> {
  return (await start[language]?.()) ?? {};
}

/** A failed load can be repeated. */
export async function loadCatalogue(language: string, namespace: string): Promise<Catalogue> {
  const key = `${language}/${namespace}`;
  const catalogue =
    loading.get(key) ?? late(language, namespace) ?? Promise.resolve({ own: {}, spanish: {} });
  loading.set(key, catalogue);
  catalogue.catch(() => loading.delete(key));
  return catalogue;
}
