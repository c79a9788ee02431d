// @vitest-environment jsdom
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import i18next from 'i18next';
import { createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { catalogues } from '../../scripts/build/catalogues';

// Vite starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const project = join(import.meta.dirname, '../..');
const t = i18next.t as (key: string) => string;

it('offers a new language, with Spanish where a text is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonada-locales-'));
  cpSync(join(project, 'locales/es'), join(folder, 'es'), { recursive: true });
  mkdirSync(join(folder, 'ca'));
  writeFileSync(join(folder, 'ca/widgets.sidebar.json'), '{ "home": "Inici", "search": "" }');
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: project,
    resolve: { alias: { '@/': `${project}/src/` } },
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [catalogues(folder)],
  });
  const load = async (file: string) => vite.ssrLoadModule(join(project, file));
  try {
    const { globalTypes } = await load('.storybook/toolbars/toolbars.ts');
    expect(globalTypes.locale.toolbar.items).toMatchObject([
      { value: 'es', title: 'Spanish' },
      { value: 'ca', title: 'Catalan' },
      { value: 'pseudo' },
    ]);
    await (await load('src/shared/i18n/index.ts'))['startI18n']();
    const { showWords } = await load('.storybook/keys/show-words.ts');
    await showWords({ locale: 'ca' });
    expect(document.documentElement.lang).toBe('ca');
    expect([t('widgets.sidebar:home'), t('widgets.sidebar:search')]).toEqual(['Inici', 'Buscar']);
    await showWords({ locale: 'es' });
    expect(t('widgets.sidebar:home')).toBe('Inicio');
  } finally {
    await vite.close();
    rmSync(folder, { recursive: true });
  }
});
