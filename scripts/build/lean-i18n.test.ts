import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { i18n } from 'i18next';
import { expect, it } from 'vitest';
import { withoutUnused } from './lean-i18n.ts';

const library = readFile(fileURLToPath(import.meta.resolve('i18next')), 'utf8');

it('leaves a library that translates with words given at once or later', async () => {
  const lean = withoutUnused(await library);
  const address = `data:text/javascript,${encodeURIComponent(lean)}`;
  const { default: i18next } = (await import(/* @vite-ignore */ address)) as { default: i18n };
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
