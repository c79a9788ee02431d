import { sql } from '#drizzle/orm.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { StaffActionList } from '#contract/administration.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { staffActionPartTable, staffActionTable } from '../staff-action/staff-action.table.ts';

const tonada = await startTestApp();
const { call, change } = await startAdministration(tonada);
afterAll(() => tonada.close());

describe('an action of staff', () => {
  // Proves administration: What staff did is listed and found
  it('is listed, the latest first, page by page, and found by name', async () => {
    const { id } = await tonada.signIn({ displayName: 'Rastreada Ñandú' });
    for (let turn = 0; turn < 51; turn += 1) {
      await change(id, { country: turn % 2 === 0 ? 'AR' : 'CO' });
    }
    const first = (await call('GET', 'actions?q=rastreada+nandu')).json<StaffActionList>();
    expect(first.actions).toHaveLength(50);
    expect(first.actions[0]?.after).toEqual({ country: 'AR' });
    expect([first.total, first.hasMore]).toEqual([51, false]);
    const rest = (await call('GET', 'actions?q=rastreada&page=2')).json<StaffActionList>();
    expect(rest.actions).toHaveLength(1);
    expect((await call('GET', 'actions?q=%3F')).json<StaffActionList>().actions).toEqual([]);
    expect((await call('GET', 'actions?page=0')).statusCode).toBe(400);
  });

  // Proves administration: The rows are kept
  it('can neither be changed nor deleted by anybody', async () => {
    for (const table of ['staff_action', 'staff_action_part']) {
      const emptying = tonada.db.execute(sql.raw(`truncate ${table} cascade`));
      await expect(emptying).rejects.toThrow('Failed query');
    }
    const changes = [
      tonada.db.update(staffActionTable).set({ action: 'nada' }),
      tonada.db.delete(staffActionTable),
      tonada.db.update(staffActionPartTable).set({ name: 'Nadie' }),
      tonada.db.delete(staffActionPartTable),
    ];
    for (const statement of changes) {
      await expect(statement.execute()).rejects.toThrow('Failed query');
    }
    expect(await tonada.db.$count(staffActionTable)).toBeGreaterThan(0);
  });
});
