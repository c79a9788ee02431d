import { expect, it } from 'vitest';
import { readBankMessage } from './read-bank-message.ts';
import { XmlError } from './read-xml.ts';

const wrap = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso">${content}</Document>`;

type Entry = { indicator?: string; state?: string; head?: string; foot?: string };

const entry = (
  content: string,
  { indicator = 'DBIT', state = '<Sts><Cd>BOOK</Cd></Sts>', head = '', foot = '' }: Entry = {},
) =>
  `<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>${indicator}</CdtDbtInd>${head}${state}
    <BookgDt><Dt>2026-11-21</Dt></BookgDt>${content && `<NtryDtls>${content}</NtryDtls>`}${foot}</Ntry>`;

const camt = (entries: string) =>
  wrap(`<BkToCstmrDbtCdtNtfctn><Ntfctn>${entries}</Ntfctn></BkToCstmrDbtCdtNtfctn>`);

const details = (id: string, more = '', amount = '<Amt Ccy="EUR">30.00</Amt>') =>
  `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs>${amount}${more}</TxDtls>`;

const reason = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Closed &amp; gone</AddtlInf></RtrInf>';

const pain = (content: string) =>
  wrap(
    `<CstmrPmtStsRpt><GrpHdr><CreDtTm>2026-11-22T08:00:00</CreDtTm></GrpHdr>${content}</CstmrPmtStsRpt>`,
  );

const group = (state: string, code = '') =>
  `<OrgnlGrpInfAndSts><OrgnlMsgId>file</OrgnlMsgId>${state && `<GrpSts>${state}</GrpSts>`}${
    code && `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`
  }</OrgnlGrpInfAndSts>`;

const line = (id: string, state: string, code = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId>${state && `<TxSts>${state}</TxSts>`}${
    code && `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`
  }</TxInfAndSts>`;

const block = (content: string, state = '') =>
  `<OrgnlPmtInfAndSts><OrgnlPmtInfId>file</OrgnlPmtInfId>${state && `<PmtInfSts>${state}</PmtInfSts>`}${content}</OrgnlPmtInfAndSts>`;

/** What is said, in short: of payments by their ids, of files with a colon. */
async function read(text: string) {
  const news = await readBankMessage(text);
  if (news === null) return null;
  const { payments, files, others } = news;
  const said = (id: string, outcome: string, why: string) => `${id} ${outcome} ${why}`.trim();
  return [
    ...payments.map((each) => said(each.endToEndId, each.outcome, each.reason)),
    ...files.map((each) => said(`file:${each.fileId}`, each.outcome, each.reason)),
    ...(others > 0 ? [`others ${others}`] : []),
  ];
}

// Proves payments: Its formats
it.each<[string, string, string[] | null]>([
  [
    'bookings and returns of camt.054, with their reasons',
    camt(entry(details('one')) + entry(details('two', reason), { indicator: 'CRDT' })),
    ['one confirmed', 'two returned AC04 Closed & gone'],
  ],
  [
    'nothing of what is not booked yet',
    camt(entry(details('one'), { state: '<Sts>PDNG</Sts>' })),
    [],
  ],
  [
    'money that came for other reasons, a rent, and fees without details as others',
    camt(entry(details('two'), { indicator: 'CRDT' }) + entry(details('NOTPROVIDED')) + entry('')),
    ['others 3'],
  ],
  [
    'several payments in an entry, each in its own direction (camt.054.001.08)',
    camt(
      entry(
        details('one', '<CdtDbtInd>DBIT</CdtDbtInd>') +
          details('two', `<CdtDbtInd>CRDT</CdtDbtInd>${reason}`),
      ),
    ),
    ['one confirmed', 'two returned AC04 Closed & gone'],
  ],
  [
    'the reversal of a booking, with the words of the entry',
    camt(
      entry(details('one'), {
        indicator: 'CRDT',
        head: '<RvslInd>true</RvslInd>',
        foot: '<AddtlNtryInf>CUENTA CANCELADA</AddtlNtryInf>',
      }),
    ),
    ['one returned CUENTA CANCELADA'],
  ],
  [
    'a return that only its transaction code names (Domn, RRTN)',
    camt(
      entry(
        details(
          'one',
          '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd><AddtlTxInf>AC01</AddtlTxInf>',
        ),
        { indicator: 'CRDT' },
      ),
    ),
    ['one returned AC01'],
  ],
  [
    'a file that was booked as one sum, by its batch',
    camt(
      entry(
        '<Btch><PmtInfId>file</PmtInfId><NbOfTxs>2</NbOfTxs><TtlAmt Ccy="EUR">33.50</TtlAmt></Btch>',
      ),
    ),
    ['file:file confirmed'],
  ],
  [
    'a file that was booked as one sum, by its reference (camt.054.001.02)',
    camt(
      entry('<TxDtls><Refs><PmtInfId>file</PmtInfId></Refs></TxDtls>', {
        state: '<Sts>BOOK</Sts>',
      }),
    ),
    ['file:file confirmed'],
  ],
  [
    'the payments of a batch where they are listed',
    camt(entry(`<Btch><PmtInfId>file</PmtInfId></Btch>${details('one')}${details('two')}`)),
    ['one confirmed', 'two confirmed'],
  ],
  [
    'several messages in an envelope with prefixes',
    `<env:Envlp xmlns:env="urn:e"><n:Document xmlns:n="urn:n">${camt(entry(details('one')))
      .replace(/^.*?<Document[^>]*>/s, '')
      .replace('</Document>', '')
      .replaceAll(/<(\/?)(?=\w)/g, '<$1n:')}</n:Document>${pain(
      block(line('two', 'RJCT', 'AC01')),
    ).replace(/^.*?\n/, '')}</env:Envlp>`,
    ['one confirmed', 'two returned AC01'],
  ],
  [
    'settled and rejected payments of pain.002, and no others',
    pain(block(line('one', 'ACSC') + line('two', 'ACCP') + line('three', 'RJCT', 'AC01'))),
    ['one confirmed', 'three returned AC01'],
  ],
  [
    'a file that was rejected without lines',
    pain(group('RJCT', 'DT01')),
    ['file:file returned DT01'],
  ],
  [
    'a block that was rejected without lines',
    pain(group('') + block('<StsRsnInf><Rsn><Prtry>B001</Prtry></Rsn></StsRsnInf>', 'RJCT')),
    ['file:file returned B001'],
  ],
  [
    'lines of a rejected file with the state and reason above them, unless they have their own',
    pain(group('RJCT', 'AM04') + block(line('one', '') + line('two', '', 'AC06'))),
    ['one returned AM04', 'two returned AC06', 'file:file returned AM04'],
  ],
  [
    'nothing final of a file that was accepted, or only in part',
    pain(group('ACTC') + block(line('one', 'ACCP'), 'ACSP')),
    [],
  ],
  [
    'the lines of a file that was accepted in part',
    pain(group('PART') + block(line('one', 'ACCP') + line('two', 'RJCT', 'AC04'), 'PART')),
    ['two returned AC04'],
  ],
  [
    'all words of a reason, which banks divide',
    pain(
      block(
        line('one', 'RJCT').replace(
          '</TxInfAndSts>',
          '<StsRsnInf><Rsn><Cd>NARR</Cd></Rsn><AddtlInf>Cuenta</AddtlInf><AddtlInf>bloqueada</AddtlInf></StsRsnInf></TxInfAndSts>',
        ),
      ),
    ),
    ['one returned NARR Cuenta bloqueada'],
  ],
  [
    'lines beside the group (pain.002.001.02)',
    wrap(
      `<pain.002.001.02><GrpHdr><CreDtTm>2026-11-22T08:00:00</CreDtTm></GrpHdr>${line('one', 'RJCT').replace('</TxInfAndSts>', '<StsRsnInf><StsRsn><Cd>AC01</Cd></StsRsn></StsRsnInf></TxInfAndSts>')}</pain.002.001.02>`,
    ),
    ['one returned AC01'],
  ],
  ['no other message', wrap('<CstmrCdtTrfInitn/>'), null],
])('reads %s', async (_what, text, said) => {
  expect(await read(text)).toEqual(said);
});

it('reads day, amounts with their currency, and accounts', async () => {
  const parties =
    '<RltdPties><CdtrAcct><Id><IBAN>ES•••1332</IBAN></Id></CdtrAcct><DbtrAcct><Id><Othr><Id>77</Id></Othr></Id></DbtrAcct></RltdPties>';
  const inner =
    '<AmtDtls><InstdAmt><Amt Ccy="EUR">30.00</Amt></InstdAmt></AmtDtls><Amt Ccy=\'JPY\'>1,00</Amt>';
  const news = await readBankMessage(camt(entry(details('one', parties, inner))));
  expect(news?.payments).toMatchObject([
    {
      day: '2026-11-21',
      amounts: [
        { text: '30.00', currency: 'EUR' },
        { text: '1,00', currency: 'JPY' },
      ],
      accounts: ['ES•••1332'],
    },
  ]);
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
  ['two documents', '<a></a><a></a>', 'malformed'],
  ['a value without an end', '<a b="></a>', 'malformed'],
  ['a comment without an end', '<a><!-- </a>', 'malformed'],
  ['a hundred thousand levels', '<a>'.repeat(100_000), 'malformed'],
])('refuses %s', async (_what, text, kind) => {
  await expect(readBankMessage(text)).rejects.toThrow(new XmlError(kind as 'malformed'));
});
