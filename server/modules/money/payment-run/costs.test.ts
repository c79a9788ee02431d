import { describe, expect, it } from 'vitest';
import type { ProblemBody } from '#contract/problem.ts';
import { spanish } from '../../../testing/start-royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';

const tonada = setUpRoyalties();
const day = '2026-11-20';
const mexican = { country: 'MX', bank: 'Banco', number: '032180000118359719' };

const confirm = (costs: object, receivers: string[] | null = [tonada.ofLabel]) =>
  tonada.step('run', { kind: 'confirmed', receivers, day, ...costs });

// Proves payments: Fee and exchange
describe('the costs of a payment', () => {
  it('are kept beside it and booked apart; the payee gets the whole', async () => {
    await tonada.name(tonada.labelId, 1, mexican);
    await tonada.handIn('run', [tonada.labelId]);
    const exchange = { currency: 'MXN', amount: 651.15 };
    expect((await confirm({ fee: 2.5, exchange })).statusCode).toBe(200);
    await tonada.app.jobs.runDue();
    const { transfers, events, run } = await tonada.readResult('run');
    expect(events[0]).toMatchObject({ kind: 'confirmed', fee: 2.5, exchange });
    expect(transfers[0]).toMatchObject({ amount: 30, state: 'paid' });
    expect(run.paidAmount).toBe(30);
    const { body } = await tonada.call('GET', 'payment-runs/run/journal');
    const rows = body.trim().split('\r\n');
    expect(rows.slice(-3).map((row) => row.split(';').slice(2, 6))).toEqual([
      ['572', 'Bancos', '0', '30'],
      ['626', 'Servicios bancarios', '2,5', '0'],
      ['572', 'Bancos', '0', '2,5'],
    ]);
    expect(rows.at(-1)).toMatch(/Casa, que llegó como 651,15.MXN/);
    expect((await tonada.call('GET', `journal?from=${day}&until=${day}`)).body).toContain('626');
  });

  it.each([
    ['a fee below zero', { fee: -1 }, 'fee', /^Revisa la comisión/],
    ['parts of a cent', { fee: 1.005 }, 'fee', /^Revisa la comisión/],
    ['euros', { exchange: { currency: 'EUR', amount: 1 } }, 'exchange', /ya está en euros/],
    ['an account in euros', { exchange: { currency: 'USD', amount: 1 } }, 'exchange', /\(ES\)/],
    ['no currency', { exchange: { currency: 'QQQ', amount: 1 } }, 'exchange', /tres letras/],
  ])('are refused with %s, and nothing is confirmed', async (_, costs, field, sentence) => {
    await tonada.name(tonada.labelId, 1, spanish);
    await tonada.handIn('run', [tonada.labelId]);
    const answer = await confirm(costs);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ProblemBody>().fields?.[field]).toMatch(sentence);
    expect((await tonada.readResult('run')).transfers[0]).toMatchObject({ state: 'open' });
  });

  it('are of one payee', async () => {
    await tonada.handIn('run', [tonada.labelId, 'direct']);
    const answer = await confirm({ fee: 1 }, null);
    expect(answer.json<ProblemBody>().fields?.['fee']).toMatch(/^La comisión y el cambio/);
  });
});
