import i18next, { type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { brand } from '@/shared/config/brand';
import { logFailure } from '@/shared/lib/log';
import { createStoredValue } from '@/shared/lib/storage';
import { isSpoken, loadCatalogue, loadStartCatalogues } from './catalogues';

const turning =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u200E\u200F\u202A-\u202E\u2066-\u2069\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Keeps right-to-left values from disturbing the sentence. */
export const isolateText = (value: string): string =>
  turning.test(value) ? `\u2068${value.replaceAll(/[\u2066-\u2069\u202C]/gu, '')}\u2069` : value;

const spanish = 'es';

let wanted = spanish;
let started: Promise<unknown> = Promise.resolve();

const lateNamespaces = new Set<string>();

const spokenOr = (language: string) => (isSpoken(language) ? language : spanish);

const fail = (reason: unknown) => {
  logFailure('language', reason);
  return undefined;
};

const loadMarker = async (language: string) =>
  language === spanish ? undefined : import('./mark-spanish');

async function start(language: string) {
  const [words, own, marker] = await Promise.all([
    loadStartCatalogues(spanish),
    language === spanish ? undefined : loadStartCatalogues(language).catch(fail),
    loadMarker(language).catch(fail),
  ]);
  wanted = own ? language : spanish;
  i18next.on('languageChanged', (spoken) => {
    document.documentElement.lang = spoken;
  });
  await i18next.use(initReactI18next).init({
    lng: wanted,
    fallbackLng: spanish,
    resources: { [spanish]: words, ...(own && { [language]: own }) },
    ns: Object.keys(words),
    defaultNS: 'shared.ui',
    // React escapes HTML.
    interpolation: { escape: isolateText, defaultVariables: { brand } },
    returnNull: false,
    returnEmptyString: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => logFailure('words', `${namespace}:${key}`),
  });
  // `{{count, number}}` uses the page's number format.
  i18next.services.formatter?.addCached('number', (spoken, options) => {
    const numbers = new Intl.NumberFormat(spoken, { useGrouping: 'always', ...options });
    return (value: number) => numbers.format(value);
  });
  marker?.markSpanish();
}

export async function startI18n(language = spanish): Promise<void> {
  wanted = spokenOr(language);
  started = start(wanted);
  await started;
}

type Bundle = { language: string; namespace: string; own: ResourceKey; spanish?: ResourceKey };

async function loadLate(language: string, namespace: string): Promise<Bundle> {
  if (language !== spanish) {
    const words = await loadCatalogue(language, namespace).catch(fail);
    if (words) return { language, namespace, ...words };
  }
  return { language: spanish, namespace, ...(await loadCatalogue(spanish, namespace)) };
}

function add({ language, namespace, own, spanish: standIn }: Bundle) {
  i18next.addResourceBundle(language, namespace, own);
  if (standIn) i18next.addResourceBundle(spanish, namespace, standIn, true);
}

export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  for (const namespace of namespaces) lateNamespaces.add(namespace);
  const languages = new Set([spokenOr(i18next.language ?? wanted), wanted]);
  const bundles = await Promise.all(
    [...languages].flatMap((language) => namespaces.map((name) => loadLate(language, name))),
  );
  await started;
  for (const bundle of bundles) add(bundle);
}

/**
 * Changes the language once all loaded namespaces are there, so that no key is shown; a later
 * change wins.
 */
export async function changeLanguage(language = spanish): Promise<void> {
  const next = spokenOr(language);
  if (next === wanted) return;
  wanted = next;
  try {
    const [words, marker, ...bundles] = await Promise.all([
      loadStartCatalogues(next),
      loadMarker(next),
      ...[...lateNamespaces].map((name) => loadLate(next, name)),
    ]);
    await started;
    for (const [name, own] of Object.entries(words)) {
      add({ language: next, namespace: name, own });
    }
    for (const bundle of bundles) add(bundle);
    marker?.markSpanish();
    if (wanted === next) await i18next.changeLanguage(next);
  } catch (reason) {
    fail(reason);
    if (wanted === next) wanted = i18next.language;
  }
}

/** A visitor's choice; a user's language is in the profile. */
export const chosenLanguage = createStoredValue<string>(
  'visitor-language',
  (candidate): candidate is string => typeof candidate === 'string',
);
