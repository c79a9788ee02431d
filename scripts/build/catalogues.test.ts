import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogues, readNamespaces } from './catalogues';
import { importedWords } from './imported-words';

// Vite starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

type Module = {
  hasChoice: boolean;
  start: Record<string, () => Promise<Record<string, unknown>>>;
  late: (language: string, namespace: string) => Promise<unknown> | undefined;
};

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonada-catalogues-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const search = 'pages.listener.search.json';

function write(language: string, files: Record<string, object>) {
  mkdirSync(join(folder, language));
  for (const [name, words] of Object.entries(files)) {
    writeFileSync(join(folder, language, name), JSON.stringify(words));
  }
}

const spanish = {
  'shared.ui.json': { retry: 'Reintentar', back: 'Volver' },
  [search]: { title: 'Inicio', greeting: { morning: 'Buenos días' } },
  'server.json': { wrong: 'Algo falló' },
};

async function served(): Promise<Module> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [catalogues(folder)],
  });
  try {
    return (await server.ssrLoadModule('virtual:catalogues')) as Module;
  } finally {
    await server.close();
  }
}

it('builds a language for each folder, with Spanish for its missing texts', async () => {
  write('es', spanish);
  write('en', { 'shared.ui.json': { retry: 'Try again', back: '' } });
  write('notes', { 'shared.ui.json': { retry: 'A button' } });
  const { start, late } = await served();
  expect(Object.keys(start)).toEqual(['es', 'en', 'es-x-pseudo']);
  expect(await start['en']?.()).toEqual({
    'shared.ui': { retry: 'Try again' },
    'pages.listener.search': {},
  });
  expect(await start['es-x-pseudo']?.()).toMatchObject({
    'pages.listener.search': { title: expect.stringMatching(/^\[.*\]$/) },
  });
  expect(await start['es']?.()).not.toHaveProperty('server');
  expect(late('es', 'shared.ui')).toBeUndefined();
});

it.each([
  ['en', true],
  ['ca', false],
])('offers a choice with %s, which a profile can name or not: %s', async (language, hasChoice) => {
  write('es', spanish);
  write(language, {});
  expect((await served()).hasChoice).toBe(hasChoice);
});

it('fails with a message if there is no Spanish', async () => {
  write('en', { 'shared.ui.json': { retry: 'Try again' } });
  await expect(served()).rejects.toThrow('has no catalogues');
});

it('reports where a file is not valid JSON, and the remedy', async () => {
  write('es', spanish);
  write('en', {});
  writeFileSync(join(folder, 'en', 'shared.ui.json'), '{\n  "retry": "Try "again""\n}\n');
  await expect(served()).rejects.toThrow(
    'locales/en/shared.ui.json:2 a straight quote inside of a text',
  );
});

async function built(modules: Record<string, string>, hasPseudo = false) {
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, name), code);
  // Stands in for the application's `@/shared/i18n`.
  writeFileSync(join(folder, 'i18n.js'), 'export const withWords = (words, module) => module;');
  const imported = importedWords(folder, readNamespaces(folder));
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    resolve: { alias: { '@/shared/i18n': join(folder, 'i18n.js') } },
    plugins: [imported, catalogues(folder, { hasPseudo, first: () => imported.words().start })],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'entry.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const words = output.flatMap((item): [string, unknown][] =>
    item.type === 'asset' && item.names[0]?.endsWith('.json')
      ? [[item.names[0], JSON.parse(String(item.source))]]
      : [],
  );
  const scripts = output.flatMap((item) => (item.type === 'chunk' ? item.code : []));
  return { words: Object.fromEntries(words), scripts: scripts.join('\n') };
}

const begin = `export { start, late } from 'virtual:catalogues';\nexport const ui = 'shared.ui';\n`;

it.each([false, true])(
  'writes files, and the pseudo-language only where asked: %s',
  async (hasPseudo) => {
    write('es', spanish);
    write('en', { [search]: { title: 'Search' } });
    const { words } = await built({ 'entry.ts': begin }, hasPseudo);
    expect(words['es.json']).toEqual({ 'shared.ui': spanish['shared.ui.json'] });
    expect(words['en.pages.listener.search.json']).toMatchObject({ own: { title: 'Search' } });
    expect(Object.keys(words).some((name) => name.includes('pseudo'))).toBe(hasPseudo);
  },
);

it('loads the texts of an import with it, except those already loaded', async () => {
  write('es', { ...spanish, 'entities.plan.json': { name: 'Plan' } });
  const { scripts } = await built({
    'entry.ts': `${begin}export const page = async () => (await import('./page.ts')).Page;`,
    'page.ts': `import { plan, unused } from './plan.ts';
      export const Page = () => [plan, 'shared.ui:retry', 'pages.listener.search:title'];
      export const dialog = () => import('./dialog.ts');`,
    'plan.ts': `export const plan = 'entities.plan';\nexport const unused = 'server';`,
    'dialog.ts': `export const Dialog = () => 'entities.plan';`,
  });
  expect(scripts).toMatch(/withWords\(\["entities\.plan", ?"pages\.listener\.search"\]/);
  expect(scripts.match(/withWords\(\[/g)).toHaveLength(1);
});
