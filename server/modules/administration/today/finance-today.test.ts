import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TodayOf, todaySchemas } from '#contract/today.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';
import { signDay } from '../../money/ledger/sign-day.ts';
import { german, spanish } from '../../../testing/start-royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';

const tonada = setUpRoyalties();
let other: SignedIn;

beforeAll(async () => {
  other = await tonada.signIn({ displayName: 'Otra', role: 'admin', rights: ['money'] });
});
beforeEach(async () => {
  await signDay(tonada);
});

async function read(who = tonada.admin): Promise<TodayOf<'finance'>['lines']> {
  const answer = await tonada.app.inject({ url: '/api/today/finance', headers: who.headers });
  expect(answer.statusCode).toBe(200);
  return todaySchemas.finance.parse(answer.json()).lines;
}
const getKinds = async (who?: SignedIn) => (await read(who)).map(({ kind }) => kind);

// Proves today: Finance
describe('what finance has to do', () => {
  it('counts payees without an account until they have one', async () => {
    expect(await read()).toMatchObject([
      { kind: 'withoutAccount', name: '', count: 2, amount: 33.5 },
    ]);
    await tonada.name(tonada.labelId, 1, spanish);
    expect(await read()).toMatchObject([
      { kind: 'overdue', name: 'Casa', count: 1, amount: 30, day: expect.any(String) as string },
      { kind: 'withoutAccount', name: 'Uno', count: 1, amount: 3.5 },
    ]);
  });

  it('follows a run from order to payment, each step for those who may take it', async () => {
    await tonada.name(tonada.labelId, 1, spanish);
    await tonada.order('run-1', [tonada.labelId]);
    const line = { id: 'run-1', name: 'Casa', about: 'Jefa', amount: 30 };
    // The person who ordered it cannot approve it.
    expect(await getKinds()).toEqual(['withoutAccount']);
    expect((await read(other)).at(0)).toMatchObject({ ...line, kind: 'sign', day: '2026-12-04' });
    await tonada.approve('run-1', other);
    expect((await read()).at(0)).toMatchObject({ ...line, kind: 'handIn' });
    await tonada.step('run-1', { kind: 'handedIn' });
    expect((await read()).at(0)).toMatchObject({ ...line, kind: 'confirm' });
    await tonada.confirm('run-1');
    await tonada.app.jobs.runDue();
    expect(await getKinds()).toEqual(['withoutAccount']);
  });

  it('shows what the bank returned until it is ordered again', async () => {
    await tonada.name(tonada.labelId, 1, spanish);
    await tonada.order('run-1', [tonada.labelId]);
    await tonada.approve('run-1', other);
    await tonada.step('run-1', { kind: 'handedIn' });
    await tonada.giveBack('run-1', tonada.ofLabel);
    expect(await read()).toMatchObject([
      { kind: 'returned', name: 'Casa', count: 1, amount: 30 },
      { kind: 'withoutAccount' },
    ]);
    await tonada.order('run-2', [tonada.labelId]);
    expect(await getKinds()).toEqual(['withoutAccount']);
  });
});

// Proves today: Artist, label: a returned payment
it('tells the payee of a return until the account changes', async () => {
  const { db, app } = tonada;
  const singer = await tonada.signIn({ role: 'artist' });
  const clerk = await tonada.signIn({ role: 'label' });
  await db.insert(artistMemberTable).values({ artistId: faro, userId: singer.id });
  await db.insert(labelMemberTable).values({ labelId: tonada.labelId, userId: clerk.id });
  const ask = async (office: 'artist' | 'label', { headers }: SignedIn) =>
    todaySchemas[office]
      .parse((await app.inject({ url: `/api/today/${office}`, headers })).json())
      .lines.filter(({ kind }) => kind.endsWith('eturned'));
  await tonada.name(tonada.labelId, 1, spanish);
  await tonada.order('run-1', [tonada.labelId]);
  await tonada.approve('run-1', other);
  await tonada.step('run-1', { kind: 'handedIn' });
  expect(await ask('label', clerk)).toEqual([]);
  await tonada.giveBack('run-1', tonada.ofLabel, 'AC04 CUENTA CANCELADA');
  const told = { about: 'AC04 CUENTA CANCELADA', day: '2026-11-20' };
  expect(await ask('label', clerk)).toMatchObject([{ ...told, kind: 'labelReturned', amount: 30 }]);
  expect(await ask('artist', singer)).toMatchObject([
    { ...told, kind: 'labelPaymentReturned', name: 'Casa', amount: 21, artistId: faro },
  ]);
  await tonada.name(tonada.labelId, 2, german);
  expect(await ask('label', clerk)).toEqual([]);
  expect(await ask('artist', singer)).toEqual([]);
});

// Proves today: Finance
it('reports a day without a signature of the chain', async () => {
  await tonada.closeTwoMonths();
  expect((await read()).at(0)).toMatchObject({ kind: 'unsigned', day: '2026-10-01' });
  await signDay(tonada);
  expect(await getKinds()).not.toContain('unsigned');
});

// Proves today: Only one's own
it('is closed to staff without the right and to everybody else', async () => {
  const editor = await tonada.signIn({ role: 'editorial' });
  const staff = await tonada.signIn({ role: 'admin', rights: ['people', 'service'] });
  for (const { headers } of [editor, staff]) {
    const answer = await tonada.app.inject({ url: '/api/today/finance', headers });
    expect(answer.statusCode).toBe(403);
  }
});
