import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { brand } from '@/shared/config/brand';
import { logFailure } from '@/shared/lib/log';
import { loadCatalogue, loadStartCatalogues } from './catalogues';

const language = 'es';
let started: Promise<unknown> = Promise.resolve();

async function start() {
  const catalogues = await loadStartCatalogues(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: language,
    resources: { [language]: catalogues },
    ns: Object.keys(catalogues),
    defaultNS: 'shared.ui',
    interpolation: { escapeValue: false, defaultVariables: { brand } },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => logFailure('words', `${namespace}:${key}`),
  });
}

/** Starts the translations with the catalogues that a first screen needs. */
export async function startI18n(): Promise<void> {
  started = start();
  await started;
}

/** Loads the catalogues of a lazy part before it is shown; their files travel while i18n starts. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  const catalogues = await Promise.all(namespaces.map((name) => loadCatalogue(language, name)));
  await started;
  for (const [place, namespace] of namespaces.entries()) {
    i18next.addResourceBundle(language, namespace, catalogues[place]);
  }
}
