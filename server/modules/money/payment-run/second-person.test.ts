import { beforeEach, describe, expect, it } from 'vitest';
import type {
  ChangeUserBody,
  CreateUserAnswer,
  StaffActionList,
} from '#contract/administration.ts';
import type { ProblemBody } from '#contract/problem.ts';
import type { PaymentRuns } from '#contract/payment-run.ts';
import type { PendingLabels } from '#contract/royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { userTable } from '../../people/user/user.table.ts';
import { ClosingError } from '../statement/close-months.ts';
import { coolingOff } from './require-second-person.ts';
import { orderMonth } from './order-month.ts';

const tonada = setUpRoyalties();
let jefa: SignedIn;
let run = 0;

beforeEach(async () => {
  // Past the cooling-off period of earlier changes.
  tonada.clock.advance(coolingOff + 1);
  await tonada.db.update(userTable).set({ role: 'user', rights: [] });
  jefa = await tonada.signIn({ role: 'admin', displayName: 'Jefa' });
});

const admin = (displayName: string) => tonada.signIn({ role: 'admin', displayName });

const send = (method: 'POST' | 'PATCH', path: string, payload: object, who = jefa) =>
  tonada.app.inject({ method, url: `/api/admin/${path}`, headers: who.headers, payload });

const change = (id: string, changes: ChangeUserBody['changes'], who = jefa) =>
  send('PATCH', `users/${id}`, { seen: {}, changes }, who);

async function addPayee(who = jefa) {
  const account = { subscription: 'free', role: 'label', country: 'ES' };
  const email = `payee${(run += 1)}@example.com`;
  const made = await send('POST', 'users', { ...account, name: 'Testaferro', email }, who);
  await send('POST', `labels/${tonada.labelId}/people`, { email }, who);
  return made.json<CreateUserAnswer>().user.id;
}

const pending = async (who: SignedIn) => {
  const { labels } = (await tonada.call('GET', 'royalties', { who })).json<PendingLabels>();
  return labels.find(({ id }) => id === tonada.labelId);
};

/** Orders the label's pending payouts as just read. */
async function pay(who = jefa) {
  const chosen = await pending(who);
  const payload = { labels: [tonada.labelId], payouts: chosen?.payouts, amount: chosen?.amount };
  return tonada.call('PUT', `payment-runs/run-${(run += 1)}`, { who, payload });
}

const lastAct = async () =>
  (await tonada.call('GET', 'actions', { who: jefa })).json<StaffActionList>().actions[0];

describe('a payment to a payee that its payer made or changed within 72 hours', () => {
  // Proves payments: Two people for money
  it('has to be ordered by another admin, named in the rejection', async () => {
    const bea = await admin('Bea');
    await addPayee();
    const refused = await pay();
    expect(refused.statusCode).toBe(403);
    expect(refused.json<ProblemBody>().error).toMatch(
      /^No puedes ordenar el pago a Casa: .* Puede ordenarlo Bea\.$/,
    );
    expect(await pending(jefa)).toMatchObject({ payouts: 4 });
    expect((await pay(bea)).statusCode).toBe(200);
  });

  // Proves payments: For 72 hours
  it('can be ordered by them afterwards', async () => {
    await admin('Bea');
    await addPayee();
    tonada.clock.advance(coolingOff + 1);
    jefa = await tonada.openSession(jefa.id);
    expect((await pay()).statusCode).toBe(200);
  });

  // Proves payments: The login of a payee
  it('is rejected for an account whose member’s email they changed', async () => {
    const bea = await admin('Bea');
    const payee = await addPayee(bea);
    await change(payee, { email: `mine${run}@example.com` });
    expect((await pay()).statusCode).toBe(403);
  });

  it('is not rejected for a plan that they changed', async () => {
    const payee = await addPayee(await admin('Bea'));
    await change(payee, { subscription: 'premium' });
    expect((await pay()).statusCode).toBe(200);
  });

  // Proves payments: No second person made for the purpose
  it('is rejected for an admin they created for it', async () => {
    const account = { name: 'Títere', subscription: 'free', role: 'admin', country: 'ES' };
    const puppet = await send('POST', 'users', {
      ...account,
      email: `puppet${(run += 1)}@example.com`,
      rights: ['money'],
    });
    await addPayee();
    const { id } = puppet.json<CreateUserAnswer>().user;
    const refused = await pay(await tonada.openSession(id));
    expect(refused.statusCode).toBe(403);
    expect(refused.json<ProblemBody>().error).toMatch(/Nadie más puede ordenarlo por ahora/);
  });

  // Proves payments: No way around it by removing everybody else's right
  it('is rejected even after they took the right from everybody else', async () => {
    const bea = await admin('Bea');
    await addPayee();
    await change(bea.id, { rights: ['people'] });
    expect((await pay()).statusCode).toBe(403);
    await change(bea.id, { role: 'user' });
    expect((await pay()).statusCode).toBe(403);
  });

  // Proves payments: One admin for money
  it('is allowed and logged if nobody else has the right', async () => {
    await addPayee();
    expect((await pay()).statusCode).toBe(200);
    expect(await lastAct()).toMatchObject({ action: 'royalties.pay', after: { isAlone: true } });
  });
});

describe('the command line', () => {
  // Proves payments: The command line
  it('orders a month, which somebody approves, and pays nothing', async () => {
    await admin('Bea');
    expect(await orderMonth(tonada, '2026-10')).toEqual({ payouts: 3, amount: 2350 });
    expect(await lastAct()).toMatchObject({
      action: 'royalties.pay',
      actor: { id: 'operator' },
      after: { payouts: 3 },
    });
    const { runs } = (await tonada.call('GET', 'payment-runs', { who: jefa })).json<PaymentRuns>();
    expect(runs[0]).toMatchObject({ status: 'ordered', payouts: 3, paidPayouts: 0 });
    expect((await tonada.readPayouts()).every(({ status }) => status === 'pending')).toBe(true);
    await expect(orderMonth(tonada, '2026-10')).rejects.toThrow(ClosingError);
    expect((await tonada.approve(runs[0]?.id ?? '', jefa)).statusCode).toBe(200);
  });
});

describe('an approval', () => {
  // Proves payments: Approval by another
  it('is another person’s than the order', async () => {
    const bea = await admin('Bea');
    await pay();
    const id = `run-${run}`;
    const own = await tonada.readResult(id, jefa);
    expect(own).toMatchObject({ approvers: ['Bea'], isAlone: false });
    expect((await tonada.approve(id, jefa)).statusCode).toBe(403);
    expect(await tonada.readResult(id, bea)).toMatchObject({ approvers: null, isAlone: false });
    expect((await tonada.approve(id, bea)).statusCode).toBe(200);
    expect((await tonada.readResult(id, jefa)).events).toMatchObject([
      { kind: 'approved', actor: 'Bea', isAlone: false },
      { kind: 'ordered', actor: 'Jefa' },
    ]);
  });

  // Proves payments: or nobody else's hand
  it('is not that of an admin whose login the orderer changed', async () => {
    const bea = await admin('Bea');
    await admin('Cleo');
    await change(bea.id, { email: `bea${(run += 1)}@example.com` });
    await pay();
    const refused = await tonada.approve(`run-${run}`, await tonada.openSession(bea.id));
    expect(refused.statusCode).toBe(403);
  });

  // Proves payments: From when somebody may approve
  it('says who may give it, and from when an admin made by the orderer may', async () => {
    const account = { name: 'Nueva', subscription: 'free', role: 'admin', country: 'ES' };
    const email = `nueva${(run += 1)}@example.com`;
    const made = await send('POST', 'users', { ...account, email, rights: ['money'] });
    const { id } = made.json<CreateUserAnswer>().user;
    await pay();
    const name = `run-${run}`;
    const wait = { isNew: true, since: expect.any(String) as string };
    const own = await tonada.readResult(name, jefa);
    expect(own).toMatchObject({ approvers: [], wait: { ...wait, name: 'Nueva' } });
    await admin('Bea');
    const theirs = await tonada.readResult(name, await tonada.openSession(id));
    expect(theirs).toMatchObject({ approvers: ['Bea'], wait: { ...wait, name: null } });
    const until = Date.parse(theirs.wait?.until ?? '');
    tonada.clock.advance(until - tonada.clock().getTime());
    const later = await tonada.openSession(id);
    expect(await tonada.readResult(name, later)).toMatchObject({ approvers: null, wait: null });
    expect((await tonada.approve(name, later)).statusCode).toBe(200);
  });

  // Proves payments: Approved alone
  it('by the only person with the right is allowed, and written down', async () => {
    await pay();
    const id = `run-${run}`;
    expect(await tonada.readResult(id, jefa)).toMatchObject({ approvers: null, isAlone: true });
    expect((await tonada.approve(id, jefa)).statusCode).toBe(200);
    expect((await tonada.readResult(id, jefa)).events[0]).toMatchObject({ isAlone: true });
    expect(await lastAct()).toMatchObject({
      action: 'royalties.approved',
      after: { isAlone: true },
    });
  });
});
