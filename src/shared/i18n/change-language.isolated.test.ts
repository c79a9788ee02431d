// @vitest-environment jsdom
import i18next from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';

type Words = Record<string, unknown>;
type Load<Content> = () => Promise<Content>;

const { start, late } = vi.hoisted(() => ({
  start: {} as Record<string, Load<Record<string, Words>>>,
  late: {} as Record<string, Load<{ own: Words; spanish: Words }>>,
}));

vi.mock('virtual:catalogues', () => ({
  start,
  late: (language: string, namespace: string) => late[`${language}/${namespace}`]?.(),
}));

const search = 'pages.listener.search';
const home = 'pages.listener.home';

const answer =
  <Content>(content: Content): Load<Content> =>
  () =>
    Promise.resolve(content);
const offline = () => Promise.reject(new Error('offline'));

let log = vi.spyOn(console, 'warn');

beforeEach(() => {
  vi.resetModules();
  log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  log.mockClear();
  document.documentElement.lang = 'es';
  start['es'] = answer({ 'shared.ui': { retry: 'Reintentar', back: 'Volver' } });
  start['en'] = answer({ 'shared.ui': { retry: 'Try again', back: 'Volver' } });
  late[`es/${search}`] = answer({ own: { pageTitle: 'Buscar' }, spanish: {} });
  late[`en/${search}`] = answer({ own: { pageTitle: 'Search' }, spanish: {} });
  late[`es/${home}`] = answer({ own: { pageTitle: 'Inicio' }, spanish: {} });
  late[`en/${home}`] = answer({ own: { pageTitle: 'Home' }, spanish: {} });
});

/** A new start of the application. */
const begin = async () => import('.');

const t = i18next.t as unknown as (key: string, values?: object) => string;
const read = (key: string) => t(key);

it('shows Spanish, and another language after a change', async () => {
  const { startI18n, loadNamespaces, changeLanguage } = await begin();
  await startI18n();
  await loadNamespaces([search]);
  expect([read('shared.ui:retry'), read(`${search}:pageTitle`)]).toEqual(['Reintentar', 'Buscar']);
  await changeLanguage('en');
  expect([read('shared.ui:retry'), read(`${search}:pageTitle`)]).toEqual(['Try again', 'Search']);
  expect(document.documentElement.lang).toBe('en');
  await loadNamespaces([home]);
  expect(read(`${home}:pageTitle`)).toBe('Home');
  await changeLanguage();
  expect([read('shared.ui:retry'), read(`${home}:pageTitle`)]).toEqual(['Reintentar', 'Inicio']);
  expect(document.documentElement.lang).toBe('es');
});

it('starts in the given language', async () => {
  const { startI18n, loadNamespaces } = await begin();
  const started = startI18n('en');
  await Promise.all([started, loadNamespaces([search])]);
  expect([read('shared.ui:retry'), read(`${search}:pageTitle`)]).toEqual(['Try again', 'Search']);
  expect(document.documentElement.lang).toBe('en');
});

it('falls back to Spanish if a language has no catalogues', async () => {
  const { startI18n, changeLanguage } = await begin();
  await startI18n('fr');
  await changeLanguage('de');
  expect(read('shared.ui:retry')).toBe('Reintentar');
  expect(document.documentElement.lang).toBe('es');
  expect(log).not.toHaveBeenCalled();
});

it('shows Spanish for a part whose texts fail to load, and retries the next time', async () => {
  const { startI18n, loadNamespaces } = await begin();
  late[`en/${search}`] = offline;
  await startI18n('en');
  await loadNamespaces([search]);
  expect(read(`${search}:pageTitle`)).toBe('Buscar');
  late[`en/${search}`] = answer({ own: { pageTitle: 'Search' }, spanish: {} });
  await loadNamespaces([search]);
  expect(read(`${search}:pageTitle`)).toBe('Search');
});

it('starts in Spanish if the texts of the language fail to load', async () => {
  const { startI18n } = await begin();
  start['en'] = offline;
  await startI18n('en');
  expect(read('shared.ui:retry')).toBe('Reintentar');
});

it('keeps the language if another fails to load, and changes on retry', async () => {
  const { startI18n, changeLanguage } = await begin();
  await startI18n();
  start['en'] = offline;
  await changeLanguage('en');
  expect(read('shared.ui:retry')).toBe('Reintentar');
  expect(document.documentElement.lang).toBe('es');
  start['en'] = answer({ 'shared.ui': { retry: 'Try again' } });
  await changeLanguage('en');
  expect(read('shared.ui:retry')).toBe('Try again');
});

it('never shows a key while the texts of a change load', async () => {
  const { startI18n, loadNamespaces, changeLanguage } = await begin();
  await startI18n();
  const travelling = Promise.withResolvers<Record<string, Words>>();
  start['en'] = () => travelling.promise;
  const changed = changeLanguage('en');
  await loadNamespaces([search]);
  expect(read(`${search}:pageTitle`)).toBe('Buscar');
  travelling.resolve({ 'shared.ui': { retry: 'Try again' } });
  await changed;
  expect(read(`${search}:pageTitle`)).toBe('Search');
  expect(log).not.toHaveBeenCalled();
});

it('ends in the last requested language', async () => {
  const { startI18n, changeLanguage } = await begin();
  await startI18n();
  const travelling = Promise.withResolvers<Record<string, Words>>();
  start['en'] = () => travelling.promise;
  const first = changeLanguage('en');
  await changeLanguage('es');
  travelling.resolve({ 'shared.ui': { retry: 'Try again' } });
  await first;
  expect(read('shared.ui:retry')).toBe('Reintentar');
  expect(document.documentElement.lang).toBe('es');
});

it('falls back to Spanish per text, and for incomplete plurals', async () => {
  const { startI18n, loadNamespaces, changeLanguage } = await begin();
  late[`en/${search}`] = answer({
    own: { empty: { title: 'Nothing here' }, tracks_one: 'one song' },
    spanish: { empty: { text: 'Escucha algo' }, tracks_one: 'una', tracks_other: 'varias' },
  });
  late[`es/${search}`] = answer({
    own: { empty: { title: 'Nada', text: 'Escucha' }, tracks_one: 'una', tracks_other: 'varias' },
    spanish: {},
  });
  const texts = () => [
    ...['empty.title', 'empty.text'].map((key) => read(`${search}:${key}`)),
    ...[1, 5].map((count) => t(`${search}:tracks`, { count })),
  ];
  await startI18n('en');
  await loadNamespaces([search]);
  expect(texts()).toEqual(['Nothing here', 'Escucha algo', 'one song', 'varias']);
  await changeLanguage('es');
  expect(texts()).toEqual(['Nada', 'Escucha', 'una', 'varias']);
  expect(log).not.toHaveBeenCalled();
});

it('shows Spanish for an empty text', async () => {
  const { startI18n } = await begin();
  start['en'] = answer({ 'shared.ui': { retry: '' } });
  await startI18n('en');
  expect(read('shared.ui:retry')).toBe('Reintentar');
});
