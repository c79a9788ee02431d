// @vitest-environment jsdom
import i18next from 'i18next';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { changeLanguage, startI18n } from '.';

vi.mock('virtual:catalogues', () => {
  const spanish = {
    search: 'Buscar',
    home: 'Inicio',
    plays: '{{count}} veces',
    rich: 'Lee <0>más</0>',
  };
  return {
    start: {
      es: async () => ({ 'shared.ui': spanish }),
      en: async () => ({ 'shared.ui': { home: 'Home' } }),
    },
    late: () => undefined,
  };
});

const t = i18next.t as unknown as (key: string, values?: object) => string;
const html = () => document.body.innerHTML;

beforeAll(async () => startI18n());
beforeEach(() => changeLanguage('en'));

/** Shows a page and waits until it was scanned. */
async function show(page: string) {
  document.body.innerHTML = page;
  await new Promise(requestAnimationFrame);
}

it('marks Spanish stand-ins, as text or as a name', async () => {
  await show(
    `<p>${t('search')}</p><p>${t('home')}</p><p>${t('plays', { count: 3 })}</p><button title="${t('search')}"></button>`,
  );
  expect(html()).toBe(
    '<p lang="es">Buscar</p><p>Home</p><p lang="es">3 veces</p><button title="Buscar" lang="es"></button>',
  );
});

it('marks parts of a text by themselves and together', async () => {
  t('rich');
  await show('<p>Lee <b>más</b></p>');
  expect(html()).toBe('<p lang="es">Lee <b lang="es">más</b></p>');
});

it.each([
  '<p>Buscar Blue Moon</p>',
  '<p>Buscar <b>Blue Moon</b></p>',
  '<p>Buscar<button title="Home"></button></p>',
  '<p lang="fr">Buscar</p>',
])('does not mark mixed texts, or elements with a language: %s', async (page) => {
  t('search');
  await show(page);
  expect(html()).toBe(page);
});

it('removes a mark with its text, and all marks in Spanish', async () => {
  await show(`<p>${t('search')}</p><p>${t('search')}</p>`);
  const [first] = document.querySelectorAll('p');
  if (first?.firstChild) first.firstChild.nodeValue = 'Search';
  await new Promise(requestAnimationFrame);
  expect(html()).toBe('<p>Search</p><p lang="es">Buscar</p>');
  await changeLanguage('es');
  document.body.append('·');
  await new Promise(requestAnimationFrame);
  expect(html()).toBe('<p>Search</p><p>Buscar</p>·');
});
