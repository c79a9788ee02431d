import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MusicState, NotTakenList } from '#contract/music-folder.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { musicWatchTable } from '../../catalogue/music-file/music-watch.table.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tonada-led-')));

let tonada: TestApp;
let staff: Awaited<ReturnType<typeof startAdministration>>;

beforeAll(async () => {
  tonada = await startTestApp({ config: { musicFolders: [folder] } });
  staff = await startAdministration(tonada);
  writeFileSync(join(folder, '=1+1.mp3'), 'no music');
});
afterAll(async () => {
  await tonada.close();
  rmSync(folder, { recursive: true });
});

const runKind = (name: string) =>
  tonada.app.jobs
    .kinds()
    .find((kind) => kind.name === name)
    ?.run({ payload: {}, attempt: 1, signal: new AbortController().signal });

async function read() {
  const { folders } = (await staff.call('GET', 'music')).json<MusicState>();
  const [first] = folders;
  if (first === undefined) throw new Error('No folder is led.');
  return first;
}

// Proves imported-music: Led by admins
it('is looked at, stopped and answered for by admins, each act in the log', async () => {
  await runKind('music.look');
  await runKind('music.import');
  const { id } = await read();
  expect(await read()).toMatchObject({ path: folder, state: 'idle', notTaken: 1 });

  await tonada.db.delete(jobTable);
  const [one, two] = await Promise.all([
    staff.call('POST', `music/${id}/look`),
    staff.call('POST', `music/${id}/look`),
  ]);
  expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
  expect(await tonada.db.select().from(jobTable)).toMatchObject([{ kind: 'music.import' }]);
  expect((await read()).state).toBe('queued');
  expect(await staff.lastAction()).toMatchObject({
    action: 'musicFolder.look',
    target: { kind: 'musicFolder', name: folder },
  });

  const stopped = (await staff.call('POST', `music/${id}/stop`)).json<MusicState>();
  expect(stopped.folders).toMatchObject([{ state: 'stopped' }]);
  expect(await staff.lastAction()).toMatchObject({ action: 'musicFolder.stop' });

  await tonada.db.update(musicWatchTable).set({ missing: 8_214, known: 9_000 });
  const answer = (files: number) =>
    staff.call('POST', `music/${id}/missing`, { payload: { answer: 'wait', files } });
  expect((await answer(1)).json()).toMatchObject({ code: 'duplicate' });
  expect((await answer(8_214)).json<MusicState>().folders).toMatchObject([
    { missing: { files: 8_214, of: 9_000, isOpen: false } },
  ]);
  expect(await staff.lastAction()).toMatchObject({
    action: 'musicFolder.wait',
    after: { files: 8_214 },
  });
});

it('is unknown under another id', async () => {
  const acts = ['look', 'stop', 'missing'].map((act) =>
    staff.call('POST', `music/nobody/${act}`, {
      ...(act === 'missing' && { payload: { answer: 'lose', files: 1 } }),
    }),
  );
  expect((await Promise.all(acts)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

// Proves imported-music: Not taken: the list as a file
it('lists what was not taken, also as a file that is no formula', async () => {
  const list = (await staff.call('GET', 'music/not-taken?q=1%2B1')).json<NotTakenList>();
  expect(list).toMatchObject({
    total: 1,
    files: [{ folder, path: '=1+1.mp3', reason: 'damaged' }],
  });
  expect((await staff.call('GET', 'music/not-taken?page=2')).json()).toMatchObject({ files: [] });
  const file = await staff.call('GET', 'music/not-taken/file?reason=damaged');
  expect(file.headers['content-disposition']).toContain('not-taken.csv');
  expect(file.body).toContain("'=1+1.mp3");
  expect(file.body).toContain('Está dañado o vacío, o no es música');
  const none = await staff.call('GET', 'music/not-taken/file?reason=protected');
  expect(none.body.trim().split('\n')).toHaveLength(1);
});
