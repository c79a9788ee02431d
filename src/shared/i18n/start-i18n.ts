import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { brand } from '@/shared/config/brand';
import { loadCatalogue, startNamespaces } from './catalogues';

/** Starts the translations with the catalogues that a first screen needs. */
export async function startI18n(namespaces: readonly string[] = startNamespaces): Promise<void> {
  await i18next
    .use(resourcesToBackend(loadCatalogue))
    .use(initReactI18next)
    .init({
      lng: 'es',
      fallbackLng: 'es',
      ns: [...namespaces],
      defaultNS: 'shared.ui',
      interpolation: { escapeValue: false, defaultVariables: { brand } },
      returnNull: false,
    });
}

/** Loads the catalogues of a route before it is shown. */
export const loadNamespaces = (namespaces: readonly string[]): Promise<void> =>
  i18next.loadNamespaces([...namespaces]);
