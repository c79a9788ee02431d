import { beforeEach, expect, it } from 'vitest';
import type { PaymentResult } from '#contract/payment-run.ts';
import { spanish } from '../../../testing/start-royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import { endToEndId, fileId } from './bank-file.ts';
import { answersAtOnce } from './note-answers.ts';

const tonada = setUpRoyalties();

beforeEach(async () => {
  await tonada.order('run', [tonada.labelId, 'direct']);
  await tonada.approve('run');
  await tonada.step('run', { kind: 'handedIn' });
});

type Line = {
  receiver: string;
  euros?: string;
  currency?: string;
  isReturn?: boolean;
  run?: string;
  iban?: string;
};

const entry = (indicator: string, content: string) => `<Ntry>
  <CdtDbtInd>${indicator}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls>${content}</NtryDtls></Ntry>`;

const wrap = (entries: readonly string[]) =>
  `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn>${entries.join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;

const camt = (...lines: Line[]) =>
  wrap(
    lines.map(
      ({ receiver, euros = '30.00', currency = 'EUR', isReturn = false, run = 'run', iban }) =>
        entry(
          isReturn ? 'CRDT' : 'DBIT',
          `<TxDtls><Refs><EndToEndId>${endToEndId(run, receiver)}</EndToEndId></Refs>
            <Amt Ccy="${currency}">${euros}</Amt>${
              iban === undefined
                ? ''
                : `<RltdPties><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct></RltdPties>`
            }${isReturn ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : ''}</TxDtls>`,
        ),
    ),
  );

/** One booking of the run's whole file. */
const batch = (count: number, euros: string, run = 'run') =>
  wrap([
    entry(
      'DBIT',
      `<Btch><PmtInfId>${fileId(run)}</PmtInfId><NbOfTxs>${count}</NbOfTxs><TtlAmt Ccy="EUR">${euros}</TtlAmt></Btch>`,
    ),
  ]);

const rejected = `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${fileId('run')}</OrgnlMsgId>
  <GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>DT01</Cd></Rsn></StsRsnInf></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`;

const send = (text: string) =>
  tonada.call('POST', 'payment-runs/run/bank-messages', { payload: { text } });
const none = { confirmed: 0, returned: 0, known: 0 };
const states = async () =>
  (await tonada.call('GET', 'payment-runs/run'))
    .json<PaymentResult>()
    .transfers.map(({ name, state }) => [name, state]);

// Proves payments: The bank's message
it('confirms what the bank booked, and the rest stays open', async () => {
  expect((await send(camt({ receiver: tonada.ofLabel }))).json()).toEqual({
    ...none,
    confirmed: 1,
  });
  await tonada.app.jobs.runDue();
  expect(await states()).toEqual([
    ['Uno', 'open'],
    ['Casa', 'paid'],
  ]);
});

// Proves payments: Read twice
it('read twice changes nothing more', async () => {
  const text = camt({ receiver: tonada.ofLabel }, { receiver: tonada.ofUno, euros: '3.50' });
  await send(text);
  expect((await send(text)).json()).toEqual({ ...none, known: 2 });
});

it('returns what came back, before or after it was confirmed', async () => {
  await send(camt({ receiver: tonada.ofLabel }));
  await tonada.app.jobs.runDue();
  const back = camt(
    { receiver: tonada.ofLabel, isReturn: true },
    { receiver: tonada.ofUno, euros: '3.50', isReturn: true },
  );
  expect((await send(back)).json()).toEqual({ ...none, returned: 2 });
  const { events } = await tonada.readResult('run');
  expect(events[0]).toMatchObject({ kind: 'returned', reason: 'AC04' });
});

// Proves payments: The rest of a message
it('notes what is of the run, and counts the rest of the message', async () => {
  const rent = entry(
    'DBIT',
    '<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="EUR">950,00</Amt></TxDtls>',
  );
  const text = camt({ receiver: tonada.ofLabel }, { receiver: tonada.ofLabel, run: 'other' });
  const answer = await send(text.replace('</Ntfctn>', `${rent}</Ntfctn>`));
  expect(answer.json()).toEqual({ ...none, confirmed: 1, others: 2 });
});

// Proves payments: Booked and returned
it('returns what was booked and came back in one message, in whichever order', async () => {
  const artist = { receiver: tonada.ofUno, euros: '3.50' };
  const text = camt(
    { receiver: tonada.ofLabel },
    { receiver: tonada.ofLabel, isReturn: true },
    { ...artist, isReturn: true },
    artist,
  );
  expect((await send(text)).json()).toEqual({ ...none, returned: 2 });
  expect(await states()).toEqual([
    ['Casa', 'returned'],
    ['Uno', 'returned'],
  ]);
  const { events } = await tonada.readResult('run');
  expect(events[0]).toMatchObject({ kind: 'returned', reason: 'AC04' });
});

it('returns what came back before its confirmation was entered', async () => {
  await send(camt({ receiver: tonada.ofLabel }));
  expect((await send(camt({ receiver: tonada.ofLabel, isReturn: true }))).json().returned).toBe(1);
  await tonada.app.jobs.runDue();
  expect(await states()).toEqual([
    ['Uno', 'open'],
    ['Casa', 'returned'],
  ]);
});

// Proves payments: A rejected file
it('returns all payments of a file that was rejected as a whole, and of no other', async () => {
  expect((await send(rejected)).json()).toEqual({ ...none, returned: 2 });
  const { events } = await tonada.readResult('run');
  expect(events[0]).toMatchObject({ kind: 'returned', reason: 'DT01' });
  expect((await send(rejected.replace(fileId('run'), fileId('other')))).statusCode).toBe(422);
});

it('leaves payees open who are in no file of this bank', async () => {
  await tonada.step('run', { kind: 'returned', receiver: tonada.ofLabel, reason: 'Otra vez' });
  await tonada.step('run', { kind: 'returned', receiver: tonada.ofUno, reason: 'Otra vez' });
  const mexican = { country: 'MX', bank: 'Banco', number: '032180000118359719' };
  await tonada.name(tonada.labelId, 1, mexican);
  await tonada.handIn('second', [tonada.labelId, 'direct']);
  const text = rejected.replace(fileId('run'), fileId('second'));
  const answer = await tonada.call('POST', 'payment-runs/second/bank-messages', {
    payload: { text },
  });
  expect(answer.json()).toEqual({ ...none, returned: 1 });
  const { transfers } = await tonada.readResult('second');
  expect(transfers.map(({ name, state }) => [name, state])).toEqual([
    ['Casa', 'open'],
    ['Uno', 'returned'],
  ]);
});

// Proves payments: One sum
it('confirms a file that was booked as one sum, if number and sum are right', async () => {
  expect((await send(batch(2, '33.51'))).json()).toMatchObject({
    error: expect.stringMatching(/33,51 € en vez de 2 por 33,50 €/) as string,
  });
  expect((await send(batch(3, '33.50'))).statusCode).toBe(422);
  expect((await send(batch(2, '33.50'))).json()).toEqual({ ...none, confirmed: 2 });
});

it('compares the end of the account, which banks mask', async () => {
  await tonada.step('run', { kind: 'returned', receiver: tonada.ofLabel, reason: 'Otra vez' });
  await tonada.name(tonada.labelId, 1, spanish);
  await tonada.handIn('second', [tonada.labelId]);
  const say = async (iban: string) => {
    const text = camt({ receiver: tonada.ofLabel, run: 'second', iban });
    return tonada.call('POST', 'payment-runs/second/bank-messages', { payload: { text } });
  };
  expect((await say('ES7921000813610123456789')).json()).toMatchObject({
    error: expect.stringMatching(/otra cuenta para Casa: una que termina en 6789/) as string,
  });
  expect((await say('XXXXXXXXXXXXXXXXXXXX1332')).json()).toEqual({ ...none, confirmed: 1 });
});

// Proves payments: A long message
it('notes a long message in slices, the first at once and the others by a job', async () => {
  await tonada.addMany(answersAtOnce + 20);
  await tonada.step('run', { kind: 'returned', receiver: tonada.ofUno, reason: 'Otra vez' });
  await tonada.handIn('many', ['direct']);
  const all = Array.from({ length: answersAtOnce + 20 }, (_, index) => ({
    receiver: `many-${index + 1}`,
    euros: '0.01',
    run: 'many',
    isReturn: index % 2 === 0,
  }));
  const path = 'payment-runs/many/bank-messages';
  const answer = await tonada.call('POST', path, { payload: { text: camt(...all) } });
  expect(answer.json()).toEqual({ ...none, confirmed: 60, returned: 60, later: 20 });
  expect((await tonada.readResult('many')).message).toBe('underWay');
  await tonada.app.jobs.runDue();
  const { run, message } = await tonada.readResult('many');
  expect(message).toBeUndefined();
  expect(run).toMatchObject({ paidPayouts: 60, failedPayouts: 60 });
});

// Proves payments: A wrong message
it.each<[string, () => string, RegExp]>([
  [
    'another run',
    () => camt({ receiver: tonada.ofLabel, run: 'other' }),
    /no son de esta tanda.*Abre la tanda/,
  ],
  [
    'another amount',
    () => camt({ receiver: tonada.ofLabel, euros: '1999.50' }),
    /1\.999,50 € en vez de 30,00 €/,
  ],
  [
    'another currency',
    () => camt({ receiver: tonada.ofLabel, currency: 'JPY' }),
    /30\.00 JPY para Casa, y la tanda es en euros/,
  ],
  [
    'an unreadable amount',
    () => camt({ receiver: tonada.ofLabel, euros: '1,00' }),
    /no se puede leer/,
  ],
  [
    'a day of another year',
    () => camt({ receiver: tonada.ofLabel }).replace('2026-11-20', '2025-11-20'),
    /un día que no puede ser: 2025-11-20/,
  ],
  ['no news', () => camt(), /no confirma ni devuelve/],
  [
    'half a message',
    () => camt({ receiver: tonada.ofLabel }).slice(0, 200),
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

// Proves payments: What was read is kept with the run
it('keeps what was read with the run, once, for whoever has the right to money', async () => {
  const text = camt({ receiver: tonada.ofLabel });
  const read = () =>
    tonada.call('POST', 'payment-runs/run/bank-messages', { payload: { text, name: 'camt.xml' } });
  await read();
  await read();
  const { messages = [] } = await tonada.readResult('run');
  expect(messages).toMatchObject([
    { name: 'camt.xml', actor: 'Jefa', confirmed: 1, returned: 0, known: 0, others: 0 },
  ]);
  const path = `payment-runs/run/bank-messages/${messages[0]?.id}`;
  expect((await tonada.call('GET', path)).body).toBe(text);
  const ofOther = path.replace('/run/', '/other/');
  expect((await tonada.call('GET', ofOther)).statusCode).toBe(404);
  const clerk = await tonada.signIn({ role: 'admin', rights: ['people'] });
  expect((await tonada.call('GET', path, { who: clerk })).statusCode).toBe(403);
});
