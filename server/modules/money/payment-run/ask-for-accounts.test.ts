import { eq } from '#drizzle/orm.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AskedForAccounts } from '#contract/payment-run.ts';
import type { ReceivedNotifications } from '#contract/notification.ts';
import { type TodayOf, todaySchemas } from '#contract/today.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { uno } from '../../../testing/start-payment-app.ts';
import { spanish } from '../../../testing/start-royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';
import { signDay } from '../ledger/sign-day.ts';

const tonada = setUpRoyalties();
let turn = 0;
let ofUno: SignedIn;
let ofLabel: SignedIn;

beforeEach(async () => {
  await signDay(tonada);
  turn += 1;
  await tonada.db.delete(artistMemberTable);
  await tonada.db.delete(labelMemberTable);
  ofUno = await tonada.signIn({ role: 'artist', email: `uno${turn}@x.example` });
  ofLabel = await tonada.signIn({ role: 'label', email: `casa${turn}@x.example` });
  await tonada.db.insert(artistMemberTable).values({ artistId: uno, userId: ofUno.id });
  await tonada.db.insert(labelMemberTable).values({ labelId: tonada.labelId, userId: ofLabel.id });
  await tonada.db.delete(jobTable);
});

const ask = async (payload: object = {}) =>
  (await tonada.call('POST', 'account-requests', { payload })).json<AskedForAccounts>();

const readBell = async ({ headers }: SignedIn) =>
  (await tonada.app.inject({ url: '/api/user/notifications', headers }))
    .json<ReceivedNotifications>()
    .notifications.filter((entry) => entry.type === 'decision');

async function readHoy(): Promise<TodayOf<'finance'>['lines']> {
  const { headers } = tonada.admin;
  const answer = await tonada.app.inject({ url: '/api/today/finance', headers });
  return todaySchemas.finance.parse(answer.json()).lines;
}

// Proves payments: A payee without an account can be asked for it
describe('a payee without an account', () => {
  it('is asked by bell and mail, which lead to the form, and leaves Hoy', async () => {
    expect(await readHoy()).toMatchObject([{ kind: 'withoutAccount', count: 2 }]);
    expect(await ask()).toEqual({ asked: 2, known: 0, nobody: [] });
    expect(await readHoy()).toEqual([]);
    const asked = { subject: 'payment', outcome: 'asked' };
    expect(await readBell(ofLabel)).toMatchObject([
      { ...asked, title: 'Casa', link: { screen: 'finance', opens: 'account' } },
    ]);
    expect(await readBell(ofUno)).toMatchObject([
      { ...asked, title: 'Uno', link: { screen: 'earnings', artistId: uno, opens: 'account' } },
    ]);
    await tonada.app.jobs.runDue();
    await eventually(() => {
      const [mail] = readOutbox(tonada.config.dataDir, `casa${turn}@x.example`);
      expect(mail).toContain('Falta la cuenta de cobro de Casa');
      expect(mail).toContain(`/label-manager?tab=finance&label=${tonada.labelId}&account=`);
    });
  });

  it('is asked once in seven days, by whomever, and not once the account is there', async () => {
    const receivers = [tonada.ofUno, tonada.ofLabel];
    await tonada.name(tonada.labelId, 1, spanish);
    const both = await Promise.all([ask({ receivers }), ask({ receivers })]);
    expect(both.map(({ asked }) => asked).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await readBell(ofUno)).toHaveLength(1);
    expect(await readBell(ofLabel)).toEqual([]);
    const { payees } = await tonada.plan([tonada.labelId, 'direct']);
    expect(payees.map(({ name, askedOn }) => [name, askedOn])).toEqual([
      ['Casa', null],
      ['Uno', '2026-11-20'],
    ]);
    await tonada.order('asked', ['direct']);
    expect((await tonada.readResult('asked')).transfers).toMatchObject([{ askedOn: '2026-11-20' }]);
  });

  it('is not mailed if the account came meanwhile', async () => {
    await ask({ receivers: [tonada.ofLabel] });
    expect(await tonada.db.$count(jobTable, eq(jobTable.kind, 'payment-run.ask'))).toBe(1);
    await tonada.name(tonada.labelId, 1, spanish);
    await tonada.app.jobs.runDue();
    expect(await tonada.db.$count(jobTable, eq(jobTable.kind, 'payment-run.ask'))).toBe(0);
    expect(readOutbox(tonada.config.dataDir, `casa${turn}@x.example`)).toEqual([]);
  });

  it('is named where nobody can be asked, and stays in Hoy', async () => {
    await tonada.db.delete(labelMemberTable);
    expect(await ask()).toEqual({ asked: 1, known: 0, nobody: ['Casa'] });
    expect(await readHoy()).toMatchObject([{ kind: 'withoutAccount', name: 'Casa', count: 1 }]);
  });

  it('has to exist', async () => {
    const payload = { receivers: ['none'] };
    expect((await tonada.call('POST', 'account-requests', { payload })).statusCode).toBe(404);
    const wrong = { receivers: ['label lbl_1'] };
    const answer = await tonada.call('POST', 'account-requests', { payload: wrong });
    expect(answer.statusCode).toBe(400);
  });
});
