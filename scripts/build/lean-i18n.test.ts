import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Resource } from 'i18next';
import { expect, it } from 'vitest';
import { withoutUnused } from './lean-i18n.ts';

/** What this test uses, with keys of its own. */
type Words = {
  init: (options: { lng: string; resources: Resource; defaultNS: string }) => Promise<unknown>;
  t: (key: string, values?: object) => string;
  addResourceBundle: (language: string, namespace: string, words: object) => void;
  changeLanguage: (language: string) => Promise<unknown>;
  hasLoadedNamespace: (namespace: string) => boolean;
};

const library = readFile(fileURLToPath(import.meta.resolve('i18next')), 'utf8');

it('leaves a library that translates with words given at once or later', async () => {
  const lean = withoutUnused(await library);
  const address = `data:text/javascript,${encodeURIComponent(lean)}`;
  const { default: i18next } = (await import(/* @vite-ignore */ address)) as { default: Words };
  await i18next.init({
    lng: 'es',
    resources: { es: { first: { greeting: 'Hola, {{name}}' } } },
    defaultNS: 'first',
  });
  expect(i18next.t('greeting', { name: 'Vera' })).toBe('Hola, Vera');
  i18next.addResourceBundle('es', 'later', { farewell: 'Adiós' });
  expect(i18next.t('later:farewell')).toBe('Adiós');
  i18next.addResourceBundle('en', 'later', { farewell: 'Goodbye' });
  await i18next.changeLanguage('en');
  expect(i18next.t('later:farewell')).toBe('Goodbye');
  expect(i18next.hasLoadedNamespace('later')).toBe(true);
});

it('refuses an update that it no longer fits', async () => {
  const updated = (await library).replace('class Connector', 'class BackendConnector');
  expect(() => withoutUnused(updated)).toThrow('Connector');
});
