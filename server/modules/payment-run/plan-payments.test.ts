import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uno } from '../../testing/start-payment-app.ts';
import { german, spanish, startRoyalties } from '../../testing/start-royalties.ts';
import { payoutAccountTable } from '../payout-account/payout-account.table.ts';
import { sealAccount } from '../payout-account/sealed-account.ts';
import { planPayments } from './plan-payments.ts';
import { coolingOff } from './require-second-person.ts';

let tonada: Awaited<ReturnType<typeof startRoyalties>>;
let labelId = '';

beforeAll(async () => {
  tonada = await startRoyalties();
});
afterAll(() => tonada.close());
beforeEach(async () => {
  labelId = await tonada.closeTwoMonths();
});

describe('an order leaves out', () => {
  // Proves payments: On hold
  it('who is on hold, with the reason', async () => {
    const hold = (reason: string | null) =>
      tonada.call('PUT', 'payment-holds', { payload: { receiver: `label ${labelId}`, reason } });
    expect((await hold('Reclamación de autoría')).statusCode).toBe(204);
    expect(await tonada.plan([labelId, 'direct'])).toMatchObject({
      receivers: 1,
      payouts: 1,
      amount: 3.5,
      heldReceivers: 1,
      held: [{ name: 'Casa', amount: 30, why: 'onHold', reason: 'Reclamación de autoría' }],
    });
    expect((await tonada.order('held', [labelId])).statusCode).toBe(409);
    const details = await tonada.call('GET', `royalties/${labelId}`);
    expect(details.json()).toMatchObject({
      payees: [{ name: 'Casa', hold: 'Reclamación de autoría' }],
    });
    const others = await tonada.call('GET', 'royalties/direct');
    expect(others.json()).toMatchObject({
      payees: [{ receiver: `artist ${uno}`, name: 'Uno', hold: null }],
    });
    await hold(null);
    expect(await tonada.plan([labelId])).toMatchObject({ payouts: 4, held: [] });
    const nobody = { receiver: 'label nobody', reason: 'x' };
    const answer = await tonada.call('PUT', 'payment-holds', { payload: nobody });
    expect(answer.statusCode).toBe(404);
  });

  // Proves payments: On hold after the approval
  it('who is put on hold after the approval, before anything is handed in', async () => {
    await tonada.order('late', [labelId]);
    await tonada.approve('late');
    const payload = { receiver: `label ${labelId}`, reason: 'Espera' };
    await tonada.call('PUT', 'payment-holds', { payload });
    expect((await tonada.step('late', { kind: 'handedIn' })).statusCode).toBe(409);
  });

  // Proves payments: Changed accounts
  it('whose account changed in the last 72 hours, but no first account', async () => {
    await tonada.name(labelId, 1, spanish);
    expect(await tonada.plan([labelId])).toMatchObject({ payouts: 4, first: ['Casa'] });
    await tonada.name(labelId, 2, german);
    const until = new Date(tonada.clock().getTime() + coolingOff).toISOString();
    expect(await tonada.plan([labelId])).toMatchObject({
      payouts: 0,
      held: [{ why: 'accountChanged', until }],
    });
  });

  it('nobody of two with one account, but names both', async () => {
    await tonada.name(labelId, 1, spanish);
    expect((await tonada.plan([labelId, 'direct'])).sameAccount).toEqual([]);
    const account = { country: 'ES', holder: 'Uno', iban: spanish };
    await tonada.db.insert(payoutAccountTable).values({
      id: 'of-uno',
      artistId: uno,
      version: 1,
      country: 'ES',
      ...sealAccount(tonada.vault, `artist ${uno}`, account),
      setAt: tonada.clock(),
      actorId: 'usr_1',
      actorName: 'Luz',
    });
    const plan = await tonada.plan([labelId, 'direct']);
    expect(plan.sameAccount).toEqual(['Casa', 'Uno']);
    expect(plan.payouts).toBe(5);
  });

  // Proves payments: The minimum
  it('who is below the minimum, and reports who has no account', async () => {
    const terms = { now: tonada.clock(), minimum: 400 };
    const { payable, held } = await planPayments(
      tonada.db,
      { labelIds: [labelId], hasDirect: true },
      terms,
    );
    expect(payable.map(({ name }) => name)).toEqual(['Casa']);
    expect(held).toMatchObject([{ name: 'Uno', why: 'belowMinimum' }]);
    expect(await tonada.plan([labelId])).toMatchObject({ withoutAccount: ['Casa'] });
  });

  // Proves payments: A payment that came back
  it('nobody whose payment came back, but names them with the reason until the account changes', async () => {
    await tonada.name(labelId, 1, spanish);
    expect(await tonada.plan([labelId])).toMatchObject({ returned: [] });
    await tonada.handIn('back', [labelId]);
    await tonada.giveBack('back', `label ${labelId}`);
    expect(await tonada.plan([labelId, 'direct'])).toMatchObject({
      payouts: 5,
      returned: [{ name: 'Casa', reason: 'Cuenta cerrada' }],
    });
    await tonada.name(labelId, 2, german);
    const later = { now: new Date(tonada.clock().getTime() + coolingOff + 1), minimum: 1 };
    const { payable } = await planPayments(
      tonada.db,
      { labelIds: [labelId], hasDirect: false },
      later,
    );
    expect(payable).toMatchObject([{ name: 'Casa', isReturned: false }]);
  });
});
