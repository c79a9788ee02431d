import type { ResourceKey } from 'i18next';

type Catalogue = { default: ResourceKey };

/** Loaders of all catalogues of the application by `/locales/<language>/<namespace>.json`. */
const loaders = import.meta.glob<Catalogue>(['/locales/*/*.json', '!/locales/*/server.json']);

const pattern = /^\/locales\/([^/]+)\/(.+)\.json$/;

/** Loads one catalogue; a language that lacks it answers an empty one, so Spanish stands in. */
export async function loadCatalogue(language: string, namespace: string): Promise<ResourceKey> {
  const load = loaders[`/locales/${language}/${namespace}.json`];
  return load ? (await load()).default : {};
}

/** Namespaces of everything but pages: what a first screen may need, in one file. */
export const startNamespaces = Object.keys(loaders).flatMap((path) => {
  const [, language, namespace] = pattern.exec(path) ?? [];
  return language === 'es' && namespace && !namespace.startsWith('pages.') ? [namespace] : [];
});
