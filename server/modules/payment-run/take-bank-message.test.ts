import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PaymentResult } from '#contract/payment-run.ts';
import { uno } from '../../testing/start-payment-app.ts';
import { startRoyalties } from '../../testing/start-royalties.ts';
import { endToEndId } from './bank-file.ts';

let tonada: Awaited<ReturnType<typeof startRoyalties>>;
let label = '';

beforeAll(async () => {
  tonada = await startRoyalties();
});
afterAll(() => tonada.close());
beforeEach(async () => {
  label = `label ${await tonada.closeTwoMonths()}`;
  await tonada.order('run', [label.slice(6), 'direct']);
  await tonada.approve('run');
  await tonada.step('run', { kind: 'handedIn' });
});

type Line = { receiver: string; euros?: string; isReturn?: boolean; run?: string };

const camt = (...lines: Line[]) => {
  const entries = lines.map(
    ({ receiver, euros = '30.00', isReturn = false, run = 'run' }) => `<Ntry>
      <CdtDbtInd>${isReturn ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls>
      <Refs><EndToEndId>${endToEndId(run, receiver)}</EndToEndId></Refs><Amt Ccy="EUR">${euros}</Amt>
      ${isReturn ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : ''}</TxDtls></NtryDtls></Ntry>`,
  );
  return `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn>${entries.join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;
};

const send = (text: string) =>
  tonada.call('POST', 'payment-runs/run/bank-messages', { payload: { text } });
const states = async () =>
  (await tonada.call('GET', 'payment-runs/run'))
    .json<PaymentResult>()
    .transfers.map(({ name, state }) => [name, state]);

// Proves payments: The bank's message
it('confirms what the bank booked, and the rest stays open', async () => {
  expect((await send(camt({ receiver: label }))).json()).toEqual({
    confirmed: 1,
    returned: 0,
    known: 0,
  });
  await tonada.app.jobs.runDue();
  expect(await states()).toEqual([
    ['Uno', 'open'],
    ['Casa', 'paid'],
  ]);
});

// Proves payments: Read twice
it('read twice changes nothing more', async () => {
  const text = camt({ receiver: label }, { receiver: `artist ${uno}`, euros: '3.50' });
  await send(text);
  expect((await send(text)).json()).toEqual({ confirmed: 0, returned: 0, known: 2 });
});

it('returns what came back, before or after it was confirmed', async () => {
  await send(camt({ receiver: label }));
  await tonada.app.jobs.runDue();
  const back = camt(
    { receiver: label, isReturn: true },
    { receiver: `artist ${uno}`, euros: '3.50', isReturn: true },
  );
  expect((await send(back)).json()).toEqual({ confirmed: 0, returned: 2, known: 0 });
  const { events } = await tonada.readResult('run');
  expect(events[0]).toMatchObject({ kind: 'returned', reason: 'AC04' });
});

// Proves payments: A wrong message
it.each<[string, () => string, RegExp]>([
  [
    'another run',
    () => camt({ receiver: label, run: 'other' }),
    /no son de esta tanda.*Abre la tanda/,
  ],
  [
    'another amount',
    () => camt({ receiver: label, euros: '1999.50' }),
    /1\.999,50 € en vez de 30,00 €/,
  ],
  ['no news', () => camt(), /no confirma ni devuelve/],
  [
    'half a message',
    () => camt({ receiver: label }).slice(0, 200),
    /bien formado.*Vuelve a descargarlo/,
  ],
  ['a bomb', () => '<!DOCTYPE a [<!ENTITY b "c">]><Document/>', /DOCTYPE/],
  ['another kind', () => '<Document><CstmrCdtTrfInitn/></Document>', /camt\.054/],
])('is refused with %s, and changes nothing', async (_what, text, error) => {
  const answer = await send(text());
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ error: expect.stringMatching(error) as string });
  expect(await states()).toEqual([
    ['Casa', 'open'],
    ['Uno', 'open'],
  ]);
});
