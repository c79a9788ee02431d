import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '#drizzle/orm.ts';
import { addPlays } from '../../testing/add-plays.ts';
import { addTracks } from '../../testing/add-catalogue.ts';
import { dumpState } from '../../testing/dump-state.ts';
import { migratedTemplate } from '../../testing/migrated-template.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openFolderStore } from '../assets/folder-store.ts';
import { openStore } from '../assets/open-store.ts';
import type { Config } from '../config.ts';
import { takeDataFolder } from '../database/data-folder.ts';
import { knownMigrations } from '../database/migrate-to-latest.ts';
import { openBare } from '../database/open-bare.ts';
import { openDatabase } from '../database/open-database.ts';
import { createDatabase } from '../database/open-embedded.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { addJob } from '../jobs/job.repository.ts';
import { beginFilling } from './backup-rows.repository.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { openRows, serveSnapshots } from './snapshots.ts';
import { writeBackup } from './write-backup.ts';

// It starts many engines on cores shared with all other tests.
vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 });

const root = mkdtempSync(join(tmpdir(), 'tonada-backup-'));
const passphrase = 'doce letras o más';
const now = new Date('2026-11-20T20:00:00Z');
const writing = { passphrase: undefined, version: '0.1.0', now };
const reading = { passphrase: undefined };
let tonada: TestApp;
let stopSnapshots: () => Promise<void>;

const source = () => ({
  store: openStore(tonada.config),
  open: () => openRows(tonada.config),
});
const emptyPlace = () => ({
  dataDir: mkdtempSync(join(root, 'place-')),
  databaseUrl: undefined,
  ownerDatabaseUrl: undefined,
  store: null,
});
let files = 0;
const newFile = () => join(root, `${(files += 1)}.backup`);

beforeAll(async () => {
  const dataDir = mkdtempSync(join(root, 'source-'));
  cpSync(await migratedTemplate(), dataDir, { recursive: true });
  const database = { dataDir, databaseUrl: undefined, remove: async () => undefined };
  tonada = await startTestApp({ database });
  stopSnapshots = await serveSnapshots({ ...tonada, log: tonada.app.log });
  const { db, assets } = tonada;
  await addTracks(db, [{ id: 'trk_1', title: 'Luna «\\N» \t 🌙' }]);
  const { id } = await tonada.signIn();
  await addPlays(db, {
    listenerId: id,
    trackId: 'trk_1',
    from: '2026-10-01T00:00:00.123Z',
    times: 300,
  });
  await addJob(db, { kind: 'test.null', payload: { at: null }, runAt: now });
  await db.execute(sql`update job set payload = 'null'::jsonb where kind = 'test.null'`);
  await assets.stage(Buffer.from('una foto'), { owner: id, purpose: 'test', type: 'image/png' });
});
afterAll(async () => {
  await stopSnapshots();
  await tonada.close();
  rmSync(root, { recursive: true, force: true });
});

async function stateOf(config: Pick<Config, 'dataDir' | 'databaseUrl'>) {
  const { db, close } = await openDatabase(config, { flushed: false });
  return dumpState({ db, config: { ...tonada.config, ...config } }).finally(close);
}

// Proves backup: Backups
it('brings back every row and file of a running server in another place', async () => {
  const file = newFile();
  const written = await writeBackup(file, source(), { ...writing, passphrase });
  expect(written).toMatchObject({ files: 1, missing: [] });
  expect(readFileSync(file).includes('Luna')).toBe(false);
  const place = emptyPlace();
  const { rows } = await restoreBackup(file, place, { passphrase });
  expect(rows).toBe(written.rows);
  expect(await stateOf(place)).toEqual(await dumpState(tonada));
  // Numbers go on where they were.
  const { db, close } = await openDatabase(place, { flushed: false });
  await db.execute(sql`insert into "user" (id, email, username, display_name, join_date, created_at, rights, role)
    select 'next', 'next@example.com', 'next', display_name, join_date, created_at, rights, role from "user"`);
  await close();
});

// Proves backup: An older backup
it('of an older version gets the tables of this one', async () => {
  const older = takeDataFolder(emptyPlace().dataDir);
  await older.makeDatabase(createDatabase);
  const database = await openBare({ folder: older.database });
  const migrations = knownMigrations().slice(0, -3);
  await beginFilling(database.client, { migrations, tables: [], sequences: [] });
  await database.client.query('commit');
  const file = newFile();
  await writeBackup(file, { ...source(), open: async () => database }, writing);
  older.unlock();
  const place = emptyPlace();
  await restoreBackup(file, place, reading);
  const opened = openDatabase(place, { flushed: false, migrates: false });
  await expect(opened.then(({ close }) => close())).resolves.toBeUndefined();
});

// Proves backup: One moment
it('is of one moment under load', async () => {
  const stopping = new AbortController();
  const load = (async () => {
    for (let at = 0; !stopping.signal.aborted; at += 1) {
      await inTransaction(tonada.db, async (tx) => {
        await addJob(tx, { kind: 'test.pair', key: `a${at}`, runAt: now });
        await addJob(tx, { kind: 'test.pair', key: `b${at}`, runAt: now });
      });
    }
  })();
  const file = newFile();
  await writeBackup(file, source(), writing);
  stopping.abort();
  await load;
  const keys: string[] = [];
  await readBackup(file, reading, {
    async onRows({ name }, lines) {
      if (name !== 'job') return;
      for (const line of lines) {
        const [kind, key = ''] = JSON.parse(line) as string[];
        if (kind === 'test.pair') keys.push(key);
      }
    },
  });
  expect(keys.length).toBeGreaterThan(0);
  const wanted = Array.from({ length: keys.length / 2 }, (_, at) => [`a${at}`, `b${at}`]).flat();
  expect(keys.toSorted()).toEqual(wanted.toSorted());
});

describe('a backup', () => {
  const intact = join(root, 'intact');
  const sealed = join(root, 'sealed');
  beforeAll(async () => {
    await writeBackup(intact, source(), writing);
    await writeBackup(sealed, source(), { ...writing, passphrase });
  });

  /** Swaps texts of one length. */
  function change(from: string, to: string) {
    const file = newFile();
    const content = zstdDecompressSync(readFileSync(intact)).toString('latin1');
    expect(content).toContain(from);
    writeFileSync(file, zstdCompressSync(Buffer.from(content.replace(from, to), 'latin1')));
    return file;
  }

  function cut(whole: string) {
    const file = newFile();
    cpSync(whole, file);
    truncateSync(file, Math.floor(readFileSync(whole).length * 0.9));
    return file;
  }

  /** @returns the reason and exit code; nothing may be left behind. */
  async function refusal(file: string) {
    const place = emptyPlace();
    const failure: unknown = await restoreBackup(file, place, reading).catch(
      (error: unknown) => error,
    );
    const assets = join(place.dataDir, 'assets');
    const left = existsSync(assets)
      ? readdirSync(assets, { recursive: true, withFileTypes: true }).filter((each) =>
          each.isFile(),
        )
      : [];
    expect(left).toEqual([]);
    return { failure, place };
  }

  // Proves backup: A damaged backup
  it.each([
    ['whose row was changed', () => change('Luna', 'Lana'), 'not what the manifest says'],
    ['whose file was changed', () => change('una foto', 'una rota'), 'is another file'],
    ['whose manifest lies', () => change('"play":300', '"play":299'), 'rows of play are not all'],
    ['that was cut', () => cut(intact), 'damaged or ends too early'],
  ])('%s is refused, and nothing is left of it', async (_, make, reason) => {
    expect((await refusal(make())).failure).toMatchObject({
      message: expect.stringContaining(reason) as string,
      exitCode: 4,
    });
  });

  it('that was cut may be followed by a whole one into the same place', async () => {
    const { place } = await refusal(cut(intact));
    const { files: restored } = await restoreBackup(intact, place, reading);
    expect(restored).toBe(1);
  });

  it.each([
    [
      'of a later version',
      () => change('"format":1', '"format":9'),
      undefined,
      'by a newer version of Tonada, 0.1.0',
    ],
    [
      'of the tables of a later version',
      () => change(`"migrations":[${knownMigrations()[0]}`, '"migrations":[9000000000000'),
      undefined,
      'holds tables of a newer version of Tonada',
    ],
    [
      'of an early version',
      () => change(`"migration":${Math.max(...knownMigrations())}`, '"migration":1000000000000'),
      undefined,
      'before version 0.1',
    ],
    ['that is something else', () => join(import.meta.dirname, 'tar.ts'), undefined, 'damaged'],
    ['without its passphrase', () => sealed, undefined, 'Set TONADA_BACKUP_PASSPHRASE'],
    ['by another passphrase', () => sealed, 'otras doce letras', 'is not the passphrase'],
    ['cut while encrypted', () => cut(sealed), passphrase, 'damaged or ends too early'],
  ])('%s is refused', async (_, make, given, reason) => {
    await expect(readBackup(make(), { passphrase: given }, {})).rejects.toMatchObject({
      message: expect.stringContaining(reason) as string,
      exitCode: 4,
    });
  });

  // Proves backup: Only into an empty place
  it('is not restored over something', async () => {
    const place = emptyPlace();
    cpSync(await migratedTemplate(), place.dataDir, { recursive: true });
    const before = await stateOf(place);
    await expect(restoreBackup(intact, place, reading)).rejects.toMatchObject({
      message: expect.stringContaining('holds a database already') as string,
      exitCode: 3,
    });
    expect(await stateOf(place)).toEqual(before);
  });

  it('overwrites no file, and shares none with another one', async () => {
    await expect(writeBackup(intact, source(), writing)).rejects.toMatchObject({ exitCode: 3 });
    const file = newFile();
    writeFileSync(`${file}.part`, '');
    await expect(writeBackup(file, source(), writing)).rejects.toMatchObject({
      message: expect.stringContaining('is being written by another backup') as string,
      exitCode: 3,
    });
  });

  it('waits for no other one', async () => {
    const first = await openRows(tonada.config);
    await expect(openRows(tonada.config)).rejects.toMatchObject({
      message: 'Another backup is under way. Wait for it, and run this again.',
      exitCode: 3,
    });
    await first.close();
  });

  it('on a full disk is not left half', async () => {
    const open = () =>
      Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    const file = newFile();
    await expect(writeBackup(file, { ...source(), open }, writing)).rejects.toMatchObject({
      message: expect.stringMatching(/^The disk is full: .* was not written/) as string,
      exitCode: 1,
    });
    expect(
      readdirSync(root).filter((name) => name.endsWith('.part') && file.includes(name)),
    ).toEqual([]);
  });

  it('names files that the store has lost', async () => {
    const file = newFile();
    const written = await writeBackup(
      file,
      { ...source(), store: openFolderStore(join(root, 'none')) },
      writing,
    );
    expect(written.missing).toHaveLength(1);
    const { manifest } = await readBackup(file, reading, {});
    expect(manifest.missing).toEqual(written.missing);
  });
});
