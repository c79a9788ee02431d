import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogues } from './catalogues';

// A first start of Vite takes its time where the machine is busy.
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

it('has a language for each folder, Spanish where that says nothing', async () => {
  write('es', spanish);
  write('en', { 'shared.ui.json': { retry: 'Try again', back: '' } });
  write('notes', { 'shared.ui.json': { retry: 'A button' } });
  const { start, late } = await served();
  expect(Object.keys(start)).toEqual(['es', 'en', 'es-x-pseudo']);
  expect(await start['en']?.()).toEqual({ 'shared.ui': { retry: 'Try again' } });
  const standIn = { own: {}, spanish: spanish[search] };
  expect(await late('en', 'pages.listener.search')).toEqual(standIn);
  expect(await late('es-x-pseudo', 'pages.listener.search')).toMatchObject({
    own: { title: expect.stringMatching(/^\[.*\]$/) },
  });
  expect(late('es', 'server')).toBeUndefined();
});

it.each([
  ['en', true],
  ['ca', false],
])('offers a choice with %s, which a profile can name or not: %s', async (language, hasChoice) => {
  write('es', spanish);
  write(language, {});
  expect((await served()).hasChoice).toBe(hasChoice);
});

it('says so where there is no Spanish', async () => {
  write('en', { 'shared.ui.json': { retry: 'Try again' } });
  await expect(served()).rejects.toThrow('has no catalogues');
});

it('says where a file is no JSON, and what to do', async () => {
  write('es', spanish);
  write('en', {});
  writeFileSync(join(folder, 'en', 'shared.ui.json'), '{\n  "retry": "Try "again""\n}\n');
  await expect(served()).rejects.toThrow(
    'locales/en/shared.ui.json:2 a straight quote inside of a text',
  );
});

it.each([false, true])(
  'writes files, and the pseudo-language only where asked: %s',
  async (hasPseudo) => {
    write('es', spanish);
    write('en', { [search]: { title: 'Search' } });
    const input = join(folder, 'entry.js');
    writeFileSync(input, `export { start, late } from 'virtual:catalogues';`);
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      plugins: [catalogues(folder, { hasPseudo })],
      build: { write: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
    })) as Rolldown.RolldownOutput;
    const names = output.flatMap((item) => (item.type === 'asset' ? item.names : []));
    expect(names).toEqual(expect.arrayContaining(['es.json', 'es.pages.listener.search.json']));
    expect(names).toContain('en.pages.listener.search.json');
    expect(names.some((name) => name.includes('pseudo'))).toBe(hasPseudo);
  },
);

it('has the words of the first screen in the file of the start alone, also for who asks for them late', async () => {
  const first = 'pages.listener.home';
  write('es', { ...spanish, [`${first}.json`]: { title: 'Inicio' } });
  const { start, late } = await served();
  expect(await start['es']?.()).toMatchObject({ [first]: { title: 'Inicio' } });
  expect(late('es', first)).toBeUndefined();
});
