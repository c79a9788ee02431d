import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from './platform/password.ts';
import { SettingError } from './platform/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { hasSqlState, sqlStates } from './platform/database/sql-state.ts';
import { newId } from './platform/ids.ts';
import { startTestApp, type TestApp } from './testing/start-test-app.ts';
import { makeTestDatabase } from './testing/test-database.ts';

const role = `tonada_app_${newId().toLowerCase()}`;

let owned: Awaited<ReturnType<typeof makeTestDatabase>>;
let owner: Awaited<ReturnType<typeof openDatabase>>;
let tonada: TestApp;

function applicationUrl() {
  const url = new URL(owned.databaseUrl ?? '');
  url.username = role;
  url.password = 'app';
  return url.href;
}

beforeAll(async () => {
  owned = await makeTestDatabase();
  owner = await openDatabase(owned);
  await owner.db.execute(sql.raw(`create role ${role} login password 'app'`));
  const database = { ...owned, databaseUrl: applicationUrl(), remove: async () => {} };
  tonada = await startTestApp({ database, config: { ownerDatabaseUrl: owned.databaseUrl } });
});
afterAll(async () => {
  await tonada.close();
  await owner.db.execute(sql.raw(`drop owned by ${role}`));
  await owner.db.execute(sql.raw(`drop role ${role}`));
  await owner.close();
  await owned.remove();
});

const refused = async (statement: string) => {
  const failure: unknown = await tonada.db.execute(sql.raw(statement)).then(
    () => null,
    (error: unknown) => error,
  );
  return hasSqlState(failure, sqlStates.insufficientPrivilege);
};

describe('a server whose role does not own the tables', () => {
  it('serves users, and deletes accounts', async () => {
    const passwordHash = await hashPassword('la de siempre');
    const admin = await tonada.signIn({ role: 'admin' });
    const { id, headers } = await tonada.signIn({ passwordHash, displayName: 'Se va' });
    const settings = (isOn: boolean) =>
      tonada.app.inject({
        method: 'PUT',
        url: '/api/admin/settings/uploads',
        headers: admin.headers,
        payload: { isOn },
      });
    expect((await settings(false)).statusCode).toBe(200);
    const { rows } = await tonada.db.execute<{ count: number }>(
      sql`select count(*)::int as count from staff_action`,
    );
    expect(rows[0]?.count).toBe(1);
    const payload = { password: 'la de siempre' };
    const left = await tonada.app.inject({ method: 'DELETE', url: '/api/user', headers, payload });
    expect(left.statusCode).toBe(204);
    expect(id).not.toBe(admin.id);
    await tonada.app.jobs.runDue();
  });

  it.each([
    'staff_action',
    'staff_action_part',
    'security_event',
    'security_address',
    'payment',
    'ledger_link',
  ])('can neither change nor empty %s, nor drop its trigger', async (table) => {
    const { rows } = await owner.db.execute<{ name: string }>(sql`
      select column_name as name from information_schema.columns where table_name = ${table} and ordinal_position = 2`);
    const column = rows[0]?.name ?? '';
    const statements = [
      `update ${table} set "${column}" = "${column}"`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `drop table ${table} cascade`,
      ...(table === 'security_event' ? [] : [`delete from ${table}`]),
    ];
    for (const statement of statements)
      expect([statement, await refused(statement)]).toEqual([statement, true]);
  });

  it.each(['payout_account', 'recording_share', 'recording_part'])(
    'can delete no row of %s',
    async (table) => {
      for (const statement of [`delete from ${table}`, `truncate ${table} cascade`])
        expect([statement, await refused(statement)]).toEqual([statement, true]);
    },
  );

  it('runs commands too', async () => {
    const commands = { ...owned, databaseUrl: applicationUrl() };
    const { close } = await openDatabase(commands, { migrates: false });
    await expect(close()).resolves.toBeUndefined();
  });

  // Proves security: V13.2 Services
  it('is neither a superuser nor the owner', async () => {
    const settings = { ...owned, ownerDatabaseUrl: owned.databaseUrl };
    await expect(openDatabase(settings)).rejects.toThrow(SettingError);
  });
});
