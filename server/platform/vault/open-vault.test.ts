import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { checkVaultKey, openVault } from './open-vault.ts';
import { vaultTable } from './vault.table.ts';

const databaseUrl = 'postgres://localhost/tonada';
const given = 'k'.repeat(32);

let tonada: TestApp;
let dataDir = '';
const folders: string[] = [];

const settings = (accountKey?: string, url?: string) => ({
  accountKey,
  dataDir,
  databaseUrl: url,
});

beforeAll(async () => {
  tonada = await startTestApp();
});
afterAll(async () => {
  await tonada.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await tonada.db.delete(vaultTable);
  dataDir = mkdtempSync(join(tmpdir(), 'vault-'));
  folders.push(dataDir);
});

it('is made once for a data folder, and found again', async () => {
  await checkVaultKey(tonada.db, settings());
  expect(existsSync(join(dataDir, 'account-key'))).toBe(false);
  const sealed = (await openVault(tonada.db, settings())).seal('ES91', 'label lbl_1');
  await checkVaultKey(tonada.db, settings());
  expect((await openVault(tonada.db, settings())).open(sealed, 'label lbl_1')).toBe('ES91');
});

it('is the setting, where there is one', async () => {
  await openVault(tonada.db, settings(given));
  await checkVaultKey(tonada.db, settings(given));
  expect(existsSync(join(dataDir, 'account-key'))).toBe(false);
});

// Proves payments: A lost or wrong key
it.each([
  ['another setting', 'x'.repeat(32), /^TONADA_ACCOUNT_KEY, or .* is not the key/],
  ['a lost key', undefined, /^TONADA_ACCOUNT_KEY is missing, and the file/],
])('stops the start for %s', async (_, key, message) => {
  await openVault(tonada.db, settings(given));
  await expect(checkVaultKey(tonada.db, settings(key))).rejects.toThrow(message);
  expect(existsSync(join(dataDir, 'account-key'))).toBe(false);
});

it('stops the start for the file of another folder', async () => {
  await openVault(tonada.db, settings(given));
  const { db } = tonada;
  const { rows } = await db.execute(sql`select mark from vault`);
  await db.delete(vaultTable);
  await openVault(db, settings());
  await db.delete(vaultTable);
  await db.insert(vaultTable).values({ id: 1, mark: String(rows[0]?.['mark']) });
  await expect(checkVaultKey(db, settings())).rejects.toThrow(
    /^TONADA_ACCOUNT_KEY, or without it the file account-key/,
  );
});

it('is not made for a database that several servers share', async () => {
  await expect(checkVaultKey(tonada.db, settings(undefined, databaseUrl))).rejects.toThrow(
    /^TONADA_ACCOUNT_KEY is missing/,
  );
  await checkVaultKey(tonada.db, settings(given, databaseUrl));
});

it('is not asked for by a database from before there was one', async () => {
  await tonada.db.execute(sql`alter table vault rename to vault_away`);
  await expect(checkVaultKey(tonada.db, settings())).resolves.toBeUndefined();
  await tonada.db.execute(sql`alter table vault_away rename to vault`);
});
