import { spawn } from 'node:child_process';
import { hash as sumOf, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { migratedTemplate } from '../testing/migrated-template.ts';
import { startS3, type TestS3 } from '../testing/start-s3.ts';
import { makeAssets } from '../platform/assets/assets.ts';
import type { AssetStore } from '../platform/assets/asset-store.ts';
import { openFolderStore } from '../platform/assets/folder-store.ts';
import { openS3Client } from '../platform/assets/s3-client.ts';
import { openStore } from '../platform/assets/open-store.ts';
import { findDamaged, findFault } from '../platform/backup/find-damaged.ts';
import { openDatabase } from '../platform/database/open-database.ts';

// Each command is a process of its own, and some start an engine.
vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 });

const root = mkdtempSync(join(tmpdir(), 'tonada-store-'));
let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => {
  s3.faults.find = () => undefined;
});
afterAll(async () => {
  await s3.close();
  rmSync(root, { recursive: true, force: true });
});

const tonada = resolve(import.meta.dirname, '../tonada.ts');

const keys = () => ({
  TONADA_STORE_ENDPOINT: s3.settings.endpoint,
  TONADA_STORE_REGION: s3.settings.region,
  TONADA_STORE_KEY_ID: s3.settings.keyId,
  TONADA_STORE_SECRET: s3.settings.secret,
});

type Env = Record<string, string>;

function begin(args: readonly string[], env: Env) {
  const child = spawn(process.execPath, [tonada, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  return {
    child,
    printed,
    closed: once(child, 'close') as Promise<[number | null, string | null]>,
  };
}

async function run(args: readonly string[], env: Env) {
  const { printed, closed } = begin(args, env);
  const [[out, err], [exitCode]] = await Promise.all([printed, closed]);
  return { out, said: out + err, exitCode };
}

async function add(store: AssetStore, content: Buffer) {
  const draft = await store.receive(Readable.from([content]));
  await draft.put();
  await draft.discard();
  return draft.hash;
}

async function contents(store: AssetStore) {
  const found: string[] = [];
  for await (const { hash } of store.list()) {
    expect(await findFault(store, hash)).toBeNull();
    found.push(hash);
  }
  return found;
}

// Proves store: Moving files
it('moves files into a bucket and back, killed ten times each way', async () => {
  const dataDir = join(root, 'moved');
  const from = openFolderStore(join(dataDir, 'assets'));
  const hashes = new Set<string>();
  for (let at = 0; at < 60; at += 1) hashes.add(await add(from, randomBytes(1 + at * 500)));
  const all = [...hashes].toSorted();
  const bucket = openStore({ dataDir, store: { ...s3.settings, prefix: 'moved/' } });
  const to = `s3://${s3.settings.bucket}/moved`;

  /** Kills the command with its fourth file of this kind of call. */
  async function moveKilled(method: 'GET' | 'PUT', args: string[], env: Env) {
    let killed = 0;
    for (; killed < 10; killed += 1) {
      let count = 0;
      const { child, closed } = begin(args, env);
      s3.faults.find = (call) => {
        if (call.method !== method || !call.url.includes('/assets/')) return undefined;
        count += 1;
        if (count < 4) return undefined;
        child.kill('SIGKILL');
        return { kind: 'silent' };
      };
      expect(await closed).toEqual([null, 'SIGKILL']);
    }
    s3.faults.find = () => undefined;
    return run([...args, '--json'], env);
  }

  const env = { TONADA_DATA_DIR: dataDir, TONADA_STORE: 'folder', ...keys() };
  const there = await moveKilled('PUT', ['move', '--to', to], env);
  expect(there).toMatchObject({ exitCode: 0 });
  const { copied, wereThere } = JSON.parse(there.out) as { copied: number; wereThere: number };
  // Each killed one had brought three.
  expect({ copied, wereThere }).toEqual({ copied: 30, wereThere: 30 });
  expect(await contents(bucket)).toEqual(all);
  expect(await contents(from)).toEqual(all);
  expect(JSON.parse((await run(['move', '--to', to, '--json'], env)).out)).toMatchObject({
    copied: 0,
    wereThere: 60,
  });

  const back = join(root, 'back');
  const inBucket = { ...env, TONADA_STORE: to };
  expect(await moveKilled('GET', ['move', '--to', `folder:${back}`], inBucket)).toMatchObject({
    exitCode: 0,
  });
  expect(await contents(openFolderStore(back))).toEqual(all);

  expect(await run(['move', '--to', to], inBucket)).toMatchObject({
    exitCode: 2,
    said: expect.stringContaining('nothing to move') as string,
  });
  expect(await run(['move', '--to', 's3://'], env)).toMatchObject({ exitCode: 1 });
  await s3.leave();
  const gone = await run(['move', '--to', to], env);
  await s3.comeBack();
  expect(gone).toMatchObject({
    exitCode: 1,
    said: expect.stringMatching(/^http:\S+ does not answer: [^\n]+\n$/) as string,
  });
});

// Proves store: A damaged content
it('moves no damaged file, and all others', async () => {
  const dataDir = join(root, 'damaged');
  const bucket = openStore({ dataDir, store: { ...s3.settings, prefix: 'damaged/' } });
  const client = openS3Client({ ...s3.settings, prefix: 'damaged/' });
  const intact = await add(bucket, Buffer.from('entera'));
  const changed = await add(bucket, Buffer.from('cambiada'));
  await overwrite(client, changed, 'cambiadA');
  const folder = join(root, 'undamaged');
  const env = { TONADA_DATA_DIR: dataDir, TONADA_STORE: 's3://music/damaged', ...keys() };
  const moved = await run(['move', '--to', `folder:${folder}`], env);
  expect(moved).toMatchObject({ exitCode: 1, said: expect.stringContaining(changed) as string });
  expect(await contents(openFolderStore(folder))).toEqual([intact]);
});

async function overwrite(client: ReturnType<typeof openS3Client>, hash: string, content: string) {
  const body = Buffer.from(content);
  const sha256 = sumOf('sha256', body);
  (
    await client.send({
      method: 'PUT',
      key: `assets/${hash}`,
      body: { content: body, bytes: body.length, sha256 },
    })
  ).resume();
}

// Proves store: Verify
it('names each file that is missing, changed or untracked, and the store’s own faults', async () => {
  const dataDir = join(root, 'verified');
  cpSync(await migratedTemplate(), dataDir, { recursive: true });
  const settings = { ...s3.settings, prefix: 'verified/' };
  const store = openStore({ dataDir, store: settings });
  const client = openS3Client(settings);
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, { flushed: false });
  const disk = { hasRoom: async () => true, requireRoom: async () => undefined };
  const assets = makeAssets({ db, clock: () => new Date(), disk }, store);
  const stage = (content: string) =>
    assets.stage(Buffer.from(content), { owner: 'usr_1', purpose: 'test', type: 'text/plain' });
  const intact = await stage('entera');
  const changed = await stage('cambiada');
  const missing = await stage('perdida');
  await close();
  const env = { TONADA_DATA_DIR: dataDir, TONADA_STORE: 's3://music/verified', ...keys() };
  const whole = await run(['verify', '--json'], env);
  expect(whole).toMatchObject({ exitCode: 0 });
  expect(JSON.parse(whole.out)).toMatchObject({ files: 3, damaged: [] });

  await overwrite(client, changed, 'cambiadA');
  await store.remove(missing);
  const untracked = await add(store, Buffer.from('de nadie'));
  const csv = join(root, 'report.csv');
  const found = await run(['verify', '--csv', csv], env);
  expect(found).toMatchObject({ exitCode: 1 });
  expect(found.said).toContain('1 of 3 files are whole');
  const rows = [`${changed},changed`, `${missing},missing`].toSorted();
  expect(readFileSync(csv, 'utf8').trim().split('\r\n')).toEqual(['hash,fault', ...rows]);
  // It had come too recently for the command.
  const files = [{ hash: intact, bytes: 6 }];
  const later = { before: new Date(Date.now() + 60_000), onProgress: () => undefined };
  expect(await findDamaged(store, files, later)).toEqual(
    [changed, untracked].toSorted().map((hash) => ({ hash, fault: 'untracked' })),
  );

  expect((await run(['doctor'], env)).said).toContain(
    'ok    store: s3://music/verified/ can be written and listed',
  );
  const wrong = await run(['doctor'], { ...env, TONADA_STORE_SECRET: 'hunter2' });
  expect(wrong).toMatchObject({ exitCode: 1 });
  expect(wrong.said).toMatch(/WRONG store: \S+ does not accept the key/);
  expect(wrong.said).not.toContain('hunter2');
  await s3.leave();
  const gone = await run(['verify'], env);
  await s3.comeBack();
  expect(gone).toMatchObject({
    exitCode: 1,
    said: expect.stringContaining('does not answer') as string,
  });
});
