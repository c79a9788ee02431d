import { asc, gt } from '#drizzle/orm.ts';
import { afterAll, expect, it } from 'vitest';
import type { StaffAction } from '#contract/administration.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { securityEventTable } from '../../people/security-log/security-event.table.ts';
import { recordStaffAction } from './index.ts';
import { staffActionTable } from './staff-action.table.ts';

const tonada = await startTestApp();
afterAll(() => tonada.close());

const now = new Date('2026-11-18T10:00:00Z');
const actor = { id: 'usr_staff', name: 'Inés', address: '127.0.0.1' };
const target = { kind: 'user', id: 'usr_other', name: 'Luz' } as const;

const countActions = () => tonada.db.$count(staffActionTable);

/** What the security log gained, in order. */
async function readGained(work: () => Promise<unknown>) {
  const { id, kind, actorId, subjectId, outcome, detail } = securityEventTable;
  const before = await tonada.db.$count(securityEventTable);
  await work();
  const rows = await tonada.db
    .select({ kind, actorId, subjectId, outcome, detail })
    .from(securityEventTable)
    .where(gt(id, 0))
    .orderBy(asc(id));
  return rows.slice(before);
}

type Given = { action: string; after?: StaffAction['after']; isConsole?: true };

const record = ({ action, after = null, isConsole }: Given) =>
  inTransaction(tonada.db, (tx) =>
    recordStaffAction(tx, {
      actor: { ...actor, ...(isConsole && { isConsole }) },
      now,
      action,
      target,
      before: null,
      after,
    }),
  );

// Proves administration: Security log: from one value with the action of staff
it.each([
  ['service.begin', 'service', actor.id],
  ['service.name', 'service', null],
  ['setting.switch', 'service', null],
  ['kit.save', 'service', null],
  ['user.create', 'role', target.id],
  ['user.password', 'password', target.id],
  ['payoutAccount.set', 'payout-account', actor.id],
  ['payoutAccount.remove', 'payout-account', actor.id],
  ['taxDetail.set', 'tax-detail', actor.id],
  ['royalties.pay', 'payment', null],
  ['royalties.approved', 'payment', null],
  ['royalties.handedIn', 'payment', null],
  ['royalties.confirmed', 'payment', null],
  ['royalties.returned', 'payment', null],
  ['royalties.withdrawn', 'payment', null],
])('%s is an action and an event of the kind %s', async (action, kind, subjectId) => {
  const actions = await countActions();
  const gained = await readGained(() => record({ action }));
  expect(gained).toEqual([{ kind, actorId: actor.id, subjectId, outcome: 'success', detail: {} }]);
  expect(await countActions()).toBe(actions + 1);
});

it('a changed account has an event for each field that decides who gets in', async () => {
  const after = { name: 'Luz', email: 'luz@example.com', role: 'admin', rights: ['people'] };
  const gained = await readGained(() => record({ action: 'user.change', after }));
  expect(gained.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['email', {}],
    ['role', { to: 'admin' }],
    ['rights', { to: 'people' }],
  ]);
});

it('an operator at the console is no account', async () => {
  const after = { status: 'suspended' };
  const gained = await readGained(() => record({ action: 'user.suspend', after, isConsole: true }));
  const detail = { to: 'suspended', by: actor.name };
  expect(gained).toMatchObject([{ kind: 'suspension', actorId: null, detail }]);
});

it('other actions leave the security log alone', async () => {
  expect(await readGained(() => record({ action: 'canvas.approve' }))).toEqual([]);
});

it('a command that fails leaves neither', async () => {
  const actions = await countActions();
  const gained = await readGained(() =>
    inTransaction(tonada.db, async (tx) => {
      const done = { actor, now, action: 'user.password', target, before: null, after: null };
      await recordStaffAction(tx, done);
      throw new Error('refused');
    }).catch(() => undefined),
  );
  expect([gained, await countActions()]).toEqual([[], actions]);
});
