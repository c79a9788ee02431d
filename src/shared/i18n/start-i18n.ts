import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { brand } from '@/shared/config/brand';
import { loadCatalogue, startNamespaces } from './catalogues';

const language = 'es';
let started: Promise<unknown> = Promise.resolve();

/** Starts the translations with the catalogues that a first screen needs. */
export async function startI18n(namespaces: readonly string[] = startNamespaces): Promise<void> {
  started = i18next
    .use(resourcesToBackend(loadCatalogue))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: language,
      ns: [...namespaces],
      defaultNS: 'shared.ui',
      interpolation: { escapeValue: false, defaultVariables: { brand } },
      returnNull: false,
    });
  await started;
}

/** Loads the catalogues of a route before it is shown; their files travel while i18n starts. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  await Promise.all([started, ...namespaces.map((name) => loadCatalogue(language, name))]);
  await i18next.loadNamespaces([...namespaces]);
}
