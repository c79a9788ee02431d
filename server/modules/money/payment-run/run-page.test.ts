import { describe, expect, it } from 'vitest';
import type { PaymentResult, PaymentRuns } from '#contract/payment-run.ts';
import { spanish } from '../../../testing/start-royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';

const tonada = setUpRoyalties();

const today = () => tonada.clock().toISOString().slice(0, 10);

describe('the search over runs', () => {
  const find = async (text: string) => {
    const path = `payment-runs?q=${encodeURIComponent(text)}`;
    return (await tonada.call('GET', path)).json<PaymentRuns>().runs.map(({ id }) => id);
  };

  // Proves payments: Runs are found
  it('finds them by payee, by who ordered and by number, ignoring case and accents', async () => {
    await tonada.order('ab12', [tonada.labelId]);
    await tonada.order('cd34', ['direct']);
    expect(await find('CÁSA')).toEqual(['ab12']);
    expect(await find('uno')).toEqual(['cd34']);
    expect(await find('CD3')).toEqual(['cd34']);
    expect(await find('jefa')).toHaveLength(2);
    expect(await find('100%')).toEqual([]);
    expect(await find(' ')).toHaveLength(2);
  });
});

describe('an order', () => {
  // Proves payments: Who is left out of an order
  it('leaves out whom it names, who stay pending and can be ordered later', async () => {
    await tonada.name(tonada.labelId, 1, spanish);
    const { payees } = await tonada.plan([tonada.labelId, 'direct']);
    expect(payees).toEqual([
      {
        receiver: tonada.ofLabel,
        name: 'Casa',
        account: 'ES •••• 1332',
        askedOn: null,
        payouts: 4,
        amount: 30,
      },
      {
        receiver: tonada.ofUno,
        name: 'Uno',
        account: null,
        askedOn: null,
        payouts: 1,
        amount: 3.5,
      },
    ]);
    const order = { labels: [tonada.labelId, 'direct'], leaveOut: [tonada.ofUno] };
    const put = (payouts: number, amount: number) =>
      tonada.call('PUT', 'payment-runs/chosen', { payload: { ...order, payouts, amount } });
    expect((await put(5, 33.5)).statusCode).toBe(409);
    expect((await put(4, 30)).json<PaymentResult>()).toMatchObject({
      run: { payouts: 4, amount: 30 },
      transfers: [{ name: 'Casa' }],
    });
    expect((await put(4, 30)).statusCode).toBe(200);
    expect(await tonada.pending()).toMatchObject([{ id: 'direct', payouts: 1, amount: 3.5 }]);
  });
});

describe('a confirmation of chosen payees', () => {
  // Proves payments: What is ticked is confirmed
  it('confirms those alone, and says what is left', async () => {
    await tonada.name(tonada.labelId, 1, spanish);
    await tonada.handIn('ticked', [tonada.labelId, 'direct']);
    const receivers = [tonada.ofLabel];
    const answer = await tonada.step('ticked', { kind: 'confirmed', receivers, day: today() });
    expect(answer.json<PaymentResult>()).toMatchObject({
      run: { status: 'handedIn', paidPayouts: 4, paidAmount: 30 },
      parts: expect.arrayContaining([
        { state: 'open', receivers: 1, name: 'Uno', payouts: 1, amount: 3.5 },
        { state: 'paid', receivers: 1, name: 'Casa', payouts: 4, amount: 30 },
      ]) as unknown,
      events: [{ kind: 'confirmed', receiver: 'Casa' }, {}, {}, {}],
    });
  });

  it('is refused whole if one of them moved on meanwhile', async () => {
    await tonada.handIn('moved', [tonada.labelId, 'direct']);
    await tonada.giveBack('moved', tonada.ofLabel);
    const receivers = [tonada.ofLabel, tonada.ofUno];
    const answer = await tonada.step('moved', { kind: 'confirmed', receivers, day: today() });
    expect(answer.statusCode).toBe(409);
    expect((await tonada.readResult('moved')).run).toMatchObject({ paidPayouts: 0 });
  });
});
