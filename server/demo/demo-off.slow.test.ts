import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { signAudioAddress } from '../modules/catalogue/track/audio-address.ts';
import { insertSeeds } from '../platform/seeds/seed.repository.ts';
import { addTracks } from '../testing/add-catalogue.ts';
import { migratedTemplate } from '../testing/migrated-template.ts';
import { runServer, type ServerProcess } from '../testing/run-server.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

// Each test starts a process on cores shared with all other tests.
vi.setConfig({ testTimeout: 180_000 });

/** Prints each module of the demo and of its art when it is loaded. */
const trace = `import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (/[/]server[/]demo[/]|[/]shared[/]sample[/]|[/]media[/]art[/]/.test(url)) console.log('loads ' + url);
    return next(url, context);
  },
});`;

describe('a server', () => {
  const root = mkdtempSync(join(tmpdir(), 'tonada-demo-off-'));
  let server: ServerProcess | undefined;

  afterEach(() => server?.kill('SIGKILL'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  async function start(mode: 'on' | 'off') {
    const dataDir = join(root, mode);
    cpSync(await migratedTemplate(), dataDir, { recursive: true });
    const preload = `data:text/javascript,${encodeURIComponent(trace)}`;
    return (server = await runServer({
      TONADA_DEMO: mode,
      TONADA_DATA_DIR: dataDir,
      NODE_OPTIONS: `--import ${preload}`,
    }));
  }

  it('loads nothing of the demo without it', async () => {
    const { ready, output } = await start('off');
    await ready();
    expect(output()).not.toContain('loads ');
  });

  it('loads the demo with it', async () => {
    const { output } = await start('on');
    await vi.waitFor(() => expect(output()).toContain('/server/demo/index.ts'), 120_000);
  });
});

describe('without the demo', () => {
  let tonada: TestApp;

  afterEach(() => tonada.close());

  async function startWithTrack(prepare: (db: TestApp['db']) => Promise<void>) {
    tonada = await startTestApp({ config: { demo: false }, prepare });
    await addTracks(tonada.db, [{ id: 'trk_1', title: 'Luna' }]);
    await tonada.signIn({ role: 'admin' });
  }

  function getStatus(url: string) {
    return tonada.app.inject({ method: 'HEAD', url }).then(({ statusCode }) => statusCode);
  }

  const sound = () => {
    const { mediaKeys: secret, clock } = tonada;
    return getStatus(signAudioAddress({ trackId: 'trk_1', sessionId: null, now: clock(), secret }));
  };

  it('a track that nobody uploaded has no sound, and things without a picture have a drawn one', async () => {
    await startWithTrack(async () => {});
    expect(await sound()).toBe(404);
    expect(await getStatus('/api/images/chart/global')).toBe(200);
  });

  it('a service that began as a demo still plays its tracks', async () => {
    await startWithTrack(async (db) => {
      await insertSeeds(db, ['0001_users'], new Date());
    });
    expect(await sound()).toBe(200);
  });
});
