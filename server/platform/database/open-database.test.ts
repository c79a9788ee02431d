import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migratedTemplate } from '../../testing/migrated-template.ts';
import { inTransaction } from './in-transaction.ts';
import { openDatabase, type Database } from './open-database.ts';
import { openEngine } from './open-engine.ts';
import { hasSqlState, sqlStates } from './sql-state.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tonada-database-'));
const settings = { databaseUrl: undefined, dataDir };
const open = () => openDatabase(settings, { flushed: false, statementTimeout: 5_000 });
let database: Database;

beforeAll(async () => {
  cpSync(await migratedTemplate(), dataDir, { recursive: true });
  database = await open();
  await database.db.execute(sql`create table note (id int primary key, text text)`);
});
afterAll(async () => {
  await database.close().catch(() => {});
  rmSync(dataDir, { recursive: true });
});

const count = async () => {
  const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::int n from note`);
  return rows[0]?.n;
};

it('gives statements more time during preparation', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonada-database-'));
  cpSync(await migratedTemplate(), folder, { recursive: true });
  const long = sql`select count(*) from generate_series(1, 3000000) as a`;
  const slow = await openDatabase(
    { databaseUrl: undefined, dataDir: folder },
    { flushed: false, statementTimeout: 5, prepare: (db) => db.execute(long) },
  );
  await expect(slow.db.execute(long)).rejects.toThrow('Failed query');
  await slow.close().catch(() => {});
  rmSync(folder, { recursive: true });
});

describe('the embedded database', () => {
  it('continues after a failed statement', async () => {
    const failure = await database.db
      .execute(sql`insert into note values (1, ${'a\0b'})`)
      .catch((error: unknown) => error);
    expect(hasSqlState(failure, sqlStates.invalidText)).toBe(true);
    expect(await count()).toBe(0);
  });

  it('keeps its session when a statement is rejected, without another engine', async () => {
    await database.db.execute(sql`insert into note values (7, 'there')`);
    await database.db.execute(sql`select set_config('tonada.mark', 'kept', false)`);
    for (const refused of [sql`insert into note values (7, 'again')`, sql`select nothing`]) {
      await expect(database.db.execute(refused)).rejects.toThrow('Failed query');
      const { rows } = await database.db.execute<{ mark: string }>(
        sql`select current_setting('tonada.mark', true) as mark`,
      );
      expect(rows[0]?.mark).toBe('kept');
    }
    await database.db.execute(sql`delete from note`);
  });

  it('handles a statement and an answer of many packets', async () => {
    const text = 'ñ'.repeat(3_000_000);
    const { rows } = await database.db.execute(sql`select ${text}::text as text`);
    expect(rows[0]?.text).toBe(text);
  });

  it('answers each of several simultaneous calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => database.db.execute(sql`select ${index}::int as n`)),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it('undoes a transaction that fails', async () => {
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into note values (1, 'x')`);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await count()).toBe(0);
  });

  it('aborts an endless statement, and recovers with all data', async () => {
    await database.db.execute(sql`insert into note values (2, 'kept')`);
    const endless = database.db.execute(sql`select count(*) from generate_series(1, 1e12)`);
    await expect(endless).rejects.toThrow('generate_series');
    expect(await count()).toBe(1);
  });

  it('writes nothing into a transaction whose statement never ended', async () => {
    const endless = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into note values (3, 'undone')`);
      await tx.execute(sql`select count(*) from generate_series(1, 1e12)`);
    });
    await expect(endless).rejects.toThrow('Failed query');
    await database.db.execute(sql`insert into note values (4, 'kept as well')`);
    await database.close();
    database = await open();
    const { rows } = await database.db.execute(sql`select id from note order by id`);
    expect(rows).toEqual([{ id: 2 }, { id: 4 }]);
    await database.db.execute(sql`delete from note where id = 4`);
  });

  it('can be reopened', async () => {
    await database.close();
    database = await open();
    expect(await count()).toBe(1);
  });

  it('is refused to a second opener', async () => {
    await expect(open()).rejects.toThrow(/^TONADA_DATA_DIR is in use/);
  });
});

describe('inTransaction', () => {
  it('repeats the work after it lost against another transaction', async () => {
    let attempts = 0;
    const result = await inTransaction(database.db, async (tx) => {
      attempts += 1;
      if (attempts < 3) {
        await tx.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
      }
      return attempts;
    });
    expect(result).toBe(3);
  });

  it('passes any other failure on at once', async () => {
    const work = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no')));
    await expect(inTransaction(database.db, work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('the engine', () => {
  it('waits for the disk at each commit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonada-engine-'));
    cpSync(join(await migratedTemplate(), 'database'), folder, { recursive: true });
    const flush = vi.spyOn(fs, 'fsyncSync');
    syncBuiltinESMExports();
    const engine = await openEngine(folder, { flushed: true });
    await engine.exec('create table note (id int)');
    flush.mockClear();
    for (let id = 0; id < 5; id += 1) await engine.exec(`insert into note values (${id})`);
    expect(flush.mock.calls.length).toBeGreaterThanOrEqual(5);
    await engine.close();
    flush.mockRestore();
    syncBuiltinESMExports();
    rmSync(folder, { recursive: true });
  });
});

describe('a database from before the first migration of this version', () => {
  it('is rejected, and the message says which version to start first', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonada-database-'));
    cpSync(await migratedTemplate(), folder, { recursive: true });
    const older = { databaseUrl: undefined, dataDir: folder };
    const { db, close } = await openDatabase(older, { flushed: false });
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
    await close();
    await expect(openDatabase(older, { flushed: false })).rejects.toThrow(
      'was filled by Tonada before version 0.1. Start version 0.1 with it once, then this one.',
    );
    rmSync(folder, { recursive: true });
  });
});

describe('a database that a newer version has migrated', () => {
  const later = 9_000_000_000_000;

  // Proves upgrade: A former version runs on the tables of the next
  it('lets this one run where the newer one says so, which its start tells', async () => {
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${later})`,
    );
    await database.close();
    const steps: string[] = [];
    database = await openDatabase(settings, {
      flushed: false,
      onProgress: (step) => steps.push(step),
    });
    expect(steps).toEqual([expect.stringContaining('A newer version of Tonada has migrated')]);
  });

  it('is rejected where the newer one has taken away what this one needs', async () => {
    await database.db.execute(sql`update drizzle.oldest_needed set migration = ${later}`);
    await database.close();
    await expect(open()).rejects.toThrow(
      /^TONADA_DATA_DIR: .* newer version of Tonada, on which this one cannot run\. Start that version, or /,
    );
  });
});
