import { expect, it } from 'vitest';
import { readBankMessage } from './read-bank-message.ts';
import { XmlError } from './read-xml.ts';

const wrap = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso">${content}</Document>`;

const entry = (details: string, indicator = 'DBIT', state = '<Sts><Cd>BOOK</Cd></Sts>') =>
  `<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>${indicator}</CdtDbtInd>${state}
    <BookgDt><Dt>2026-11-21</Dt></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`;

const camt = (entries: string) =>
  wrap(`<BkToCstmrDbtCdtNtfctn><Ntfctn>${entries}</Ntfctn></BkToCstmrDbtCdtNtfctn>`);

const details = (id: string, more = '') =>
  `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="EUR">30.00</Amt>${more}</TxDtls>`;

// Proves payments: Its formats
it('reads bookings and returns of camt.054, with their reasons', () => {
  const returned =
    '<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Closed &amp; gone</AddtlInf></RtrInf>';
  const text = camt(entry(details('one')) + entry(details('two', returned), 'CRDT'));
  const shared = { amount: 3000, day: '2026-11-21' };
  expect(readBankMessage(text)).toEqual([
    { ...shared, endToEndId: 'one', outcome: 'confirmed', reason: '' },
    { ...shared, endToEndId: 'two', outcome: 'returned', reason: 'AC04 Closed & gone' },
  ]);
});

it('leaves out what is not booked yet, and money that came for other reasons', () => {
  const pending = entry(details('one'), 'DBIT', '<Sts>PDNG</Sts>');
  expect(readBankMessage(camt(pending + entry(details('two'), 'CRDT')))).toEqual([]);
});

it('reads settled and rejected payments of pain.002, and no others', () => {
  const info = (id: string, state: string, more = '') =>
    `<p:TxInfAndSts><p:OrgnlEndToEndId>${id}</p:OrgnlEndToEndId><p:TxSts>${state}</p:TxSts>${more}</p:TxInfAndSts>`;
  const text = wrap(
    `<p:CstmrPmtStsRpt><p:GrpHdr><p:CreDtTm>2026-11-22T08:00:00</p:CreDtTm></p:GrpHdr>
    <p:OrgnlPmtInfAndSts>${info('one', 'ACSC')}${info('two', 'ACCP')}${info(
      'three',
      'RJCT',
      '<p:StsRsnInf><p:Rsn><p:Cd>AC01</p:Cd></p:Rsn></p:StsRsnInf>',
    )}</p:OrgnlPmtInfAndSts></p:CstmrPmtStsRpt>`,
  );
  expect(readBankMessage(text)).toEqual([
    { endToEndId: 'one', amount: null, outcome: 'confirmed', day: '2026-11-22', reason: '' },
    { endToEndId: 'three', amount: null, outcome: 'returned', day: '2026-11-22', reason: 'AC01' },
  ]);
});

it('does not know other messages', () => {
  expect(readBankMessage(wrap('<CstmrCdtTrfInitn/>'))).toBeNull();
});

// Proves payments: Its traps
it.each([
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>', 'declarations'],
  ['CDATA', wrap('<![CDATA[<a>]]>'), 'declarations'],
  ['an unknown entity', wrap('&lol9;'), 'malformed'],
  ['an element that is not closed', '<Document><a></Document>', 'malformed'],
  ['nothing', '', 'malformed'],
  ['no XML', 'pagado: 30,00', 'malformed'],
  ['a stray sign', '<Document>a < b</Document>', 'malformed'],
  ['a hundred thousand levels', '<a>'.repeat(100_000), 'malformed'],
])('refuses %s', (_what, text, kind) => {
  expect(() => readBankMessage(text)).toThrow(new XmlError(kind as 'malformed'));
});
