import { describe, expect, it } from 'vitest';
import { uno } from '../../../testing/start-payment-app.ts';
import { nameAccount } from '../../../testing/name-account.ts';
import { german, spanish } from '../../../testing/start-royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import { planPayments } from './plan-payments.ts';
import { coolingOff } from './require-second-person.ts';

const tonada = setUpRoyalties();

describe('an order leaves out', () => {
  // Proves payments: On hold
  it('who is on hold, with the reason', async () => {
    const hold = (reason: string | null) =>
      tonada.call('PUT', 'payment-holds', { payload: { receiver: tonada.ofLabel, reason } });
    expect((await hold('Reclamación de autoría')).statusCode).toBe(204);
    expect(await tonada.plan([tonada.labelId, 'direct'])).toMatchObject({
      receivers: 1,
      payouts: 1,
      amount: 3.5,
      heldReceivers: 1,
      held: [{ name: 'Casa', amount: 30, why: 'onHold', reason: 'Reclamación de autoría' }],
    });
    expect((await tonada.order('held', [tonada.labelId])).statusCode).toBe(409);
    const details = await tonada.call('GET', `royalties/${tonada.labelId}`);
    expect(details.json()).toMatchObject({
      payees: [{ name: 'Casa', hold: 'Reclamación de autoría' }],
    });
    const others = await tonada.call('GET', 'royalties/direct');
    expect(others.json()).toMatchObject({
      payees: [{ receiver: tonada.ofUno, name: 'Uno', hold: null }],
    });
    await hold(null);
    expect(await tonada.plan([tonada.labelId])).toMatchObject({ payouts: 4, held: [] });
    const nobody = { receiver: 'nobody', reason: 'x' };
    const answer = await tonada.call('PUT', 'payment-holds', { payload: nobody });
    expect(answer.statusCode).toBe(404);
  });

  // Proves payments: On hold after the approval
  it('who is put on hold after the approval, before anything is handed in', async () => {
    await tonada.order('late', [tonada.labelId]);
    await tonada.approve('late');
    const payload = { receiver: tonada.ofLabel, reason: 'Espera' };
    await tonada.call('PUT', 'payment-holds', { payload });
    expect((await tonada.step('late', { kind: 'handedIn' })).statusCode).toBe(409);
  });

  // Proves payments: Changed accounts
  it('whose account changed in the last 72 hours, but no first account', async () => {
    await tonada.name(tonada.labelId, 1, spanish);
    expect(await tonada.plan([tonada.labelId])).toMatchObject({ payouts: 4, first: ['Casa'] });
    await tonada.name(tonada.labelId, 2, german);
    const until = new Date(tonada.clock().getTime() + coolingOff).toISOString();
    expect(await tonada.plan([tonada.labelId])).toMatchObject({
      payouts: 0,
      held: [{ why: 'accountChanged', until }],
    });
  });

  it('nobody of two with one account, but names both', async () => {
    await tonada.name(tonada.labelId, 1, spanish);
    expect((await tonada.plan([tonada.labelId, 'direct'])).sameAccount).toEqual([]);
    const account = { version: 1, account: spanish, holder: 'Uno' };
    await nameAccount(tonada, { kind: 'artist', id: uno }, account);
    const plan = await tonada.plan([tonada.labelId, 'direct']);
    expect(plan.sameAccount).toEqual(['Casa', 'Uno']);
    expect(plan.payouts).toBe(5);
  });

  // Proves payments: The minimum
  it('who is below the minimum, and reports who has no account', async () => {
    const terms = { now: tonada.clock(), minimum: 400 };
    const { payable, held } = await planPayments(
      tonada.db,
      { labelIds: [tonada.labelId], hasDirect: true },
      terms,
    );
    expect(payable.map(({ name }) => name)).toEqual(['Casa']);
    expect(held).toMatchObject([{ name: 'Uno', why: 'belowMinimum' }]);
    expect(await tonada.plan([tonada.labelId])).toMatchObject({ withoutAccount: ['Casa'] });
  });

  // Proves payments: A payment that came back
  it('nobody whose payment came back, but names them with the reason until the account changes', async () => {
    await tonada.name(tonada.labelId, 1, spanish);
    expect(await tonada.plan([tonada.labelId])).toMatchObject({ returned: [] });
    await tonada.handIn('back', [tonada.labelId]);
    await tonada.giveBack('back', tonada.ofLabel);
    expect(await tonada.plan([tonada.labelId, 'direct'])).toMatchObject({
      payouts: 5,
      returned: [{ name: 'Casa', reason: 'Cuenta cerrada' }],
    });
    await tonada.name(tonada.labelId, 2, german);
    const later = { now: new Date(tonada.clock().getTime() + coolingOff + 1), minimum: 1 };
    const { payable } = await planPayments(
      tonada.db,
      { labelIds: [tonada.labelId], hasDirect: false },
      later,
    );
    expect(payable).toMatchObject([{ name: 'Casa', isReturned: false }]);
  });
});
