import { expect, it } from 'vitest';
import { bankFile, isForSepa } from './bank-file.ts';

const run = { id: 'run-1', orderedAt: new Date('2026-11-20T20:00:00Z'), paidOn: '2026-11-20' };
const casa = {
  reference: 'label lbl_1',
  name: 'Casa',
  amount: 2_100,
  from: '2026-09',
  until: '2026-10',
  account: null,
};

/** The payer's account is not configured. */
const nobody = { name: undefined, iban: undefined };

// Proves payments: The file for the bank
it('is a pain.001.001.09 message with one block and a transfer per payee', () => {
  const uno = {
    reference: 'artist art_1',
    name: 'Uno',
    amount: 5,
    from: '2026-10',
    until: '2026-10',
    account: null,
  };
  const ids = ['MsgId', 'PmtInfId', 'EndToEndId'].join('|');
  const file = bankFile(run, [casa, uno], nobody).replaceAll(
    new RegExp(`<(${ids})>[0-9a-f]{35}<`, 'g'),
    '<$1>…<',
  );
  expect(file).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
      <CstmrCdtTrfInitn>
        <GrpHdr>
          <MsgId>…</MsgId>
          <CreDtTm>2026-11-20T20:00:00</CreDtTm>
          <NbOfTxs>2</NbOfTxs>
          <CtrlSum>21.05</CtrlSum>
          <InitgPty>
            <Nm>Tonada</Nm>
          </InitgPty>
        </GrpHdr>
        <PmtInf>
          <PmtInfId>…</PmtInfId>
          <PmtMtd>TRF</PmtMtd>
          <BtchBookg>false</BtchBookg>
          <NbOfTxs>2</NbOfTxs>
          <CtrlSum>21.05</CtrlSum>
          <ReqdExctnDt>
            <Dt>2026-11-20</Dt>
          </ReqdExctnDt>
          <Dbtr>
            <Nm>Tonada</Nm>
          </Dbtr>
          <DbtrAcct>
            <Id>
              <Othr>
                <Id>NOTPROVIDED</Id>
              </Othr>
            </Id>
          </DbtrAcct>
          <DbtrAgt>
            <FinInstnId>
              <Othr>
                <Id>NOTPROVIDED</Id>
              </Othr>
            </FinInstnId>
          </DbtrAgt>
          <CdtTrfTxInf>
            <PmtId>
              <EndToEndId>…</EndToEndId>
            </PmtId>
            <Amt>
              <InstdAmt Ccy="EUR">21.00</InstdAmt>
            </Amt>
            <Cdtr>
              <Nm>Casa</Nm>
            </Cdtr>
            <RmtInf>
              <Ustrd>Tonada 2026-09 2026-10</Ustrd>
            </RmtInf>
          </CdtTrfTxInf>
          <CdtTrfTxInf>
            <PmtId>
              <EndToEndId>…</EndToEndId>
            </PmtId>
            <Amt>
              <InstdAmt Ccy="EUR">0.05</InstdAmt>
            </Amt>
            <Cdtr>
              <Nm>Uno</Nm>
            </Cdtr>
            <RmtInf>
              <Ustrd>Tonada 2026-10</Ustrd>
            </RmtInf>
          </CdtTrfTxInf>
        </PmtInf>
      </CstmrCdtTrfInitn>
    </Document>
    "
  `);
});

it('has stable ids per run and payee', () => {
  const getIds = (file: string) => file.match(/(?<=<EndToEndId>)[^<]+/g) ?? [];
  const one = getIds(bankFile(run, [casa, { ...casa, reference: 'label lbl_2' }], nobody));
  expect(new Set(one).size).toBe(2);
  expect(getIds(bankFile(run, [casa], nobody))).toEqual([one[0]]);
  expect(getIds(bankFile({ ...run, id: 'run-2' }, [casa], nobody))).not.toEqual([one[0]]);
});

// Proves payments: Names in the file
it.each([
  ['Sol & <Sombra> "\'', 'Sol + .Sombra. .&apos;'],
  ['Dos\nlíneas\u0000 y\tmás ', 'Dos lineas y mas'],
  ['\u0001', 'NOTPROVIDED'],
  ['\ud800', 'NOTPROVIDED'],
  ['王菲', 'NOTPROVIDED'],
  ['ñ🎵'.repeat(100), 'n.'.repeat(35)],
])('writes the name %j as %j', (name, written) => {
  expect(bankFile(run, [{ ...casa, name }], nobody)).toContain(
    `<Nm>${written}</Nm>\n        </Cdtr>`,
  );
});

it('adds up to the cent', () => {
  const cents = Array.from({ length: 3 }, (_, index) => ({
    ...casa,
    reference: `label ${index}`,
    amount: 10,
  }));
  expect(bankFile(run, cents, nobody)).toContain('<CtrlSum>0.30</CtrlSum>');
});

const payer = { name: 'Tonada Música SL', iban: 'ES9121000418450200051332' };
const abroad = {
  ...casa,
  reference: 'label lbl_2',
  account: { country: 'DE', holder: 'Sello GmbH', iban: 'DE89370400440532013000' },
};

// Proves payments: A message of SEPA
it('has the known accounts and holders, and is a SEPA message if all are known', () => {
  const file = bankFile(
    run,
    [{ ...casa, account: { country: 'ES', holder: 'Casa Discos SL', iban: payer.iban } }, abroad],
    payer,
  );
  expect(file).not.toContain('<Id>NOTPROVIDED</Id>\n              </Othr>\n            </Id>');
  expect(file).toMatch(
    /<Dbtr>\s+<Nm>Tonada Musica SL<\/Nm>\s+<\/Dbtr>\s+<DbtrAcct>\s+<Id>\s+<IBAN>ES91/,
  );
  expect(file).toMatch(
    /<Cdtr>\s+<Nm>Sello GmbH<\/Nm>\s+<\/Cdtr>\s+<CdtrAcct>\s+<Id>\s+<IBAN>DE89370400440532013000<\/IBAN>/,
  );
  expect(file).toMatch(/<\/CtrlSum>\s+<PmtTpInf>\s+<SvcLvl>\s+<Cd>SEPA<\/Cd>/);
  expect(file).toMatch(/<\/DbtrAgt>\s+<ChrgBr>SLEV<\/ChrgBr>\s+<CdtTrfTxInf>/);
});

const brazilian = { country: 'BR', holder: 'Selo', iban: 'BR1800360305000010009795493C1' };

it.each([
  ['a receiver without an account', [casa, abroad], payer],
  ['a receiver beyond SEPA', [{ ...abroad, account: brazilian }], payer],
  ['a payer without an account', [abroad], nobody],
])('with %s is not a SEPA message', (_, transfers, from) => {
  expect(bankFile(run, transfers, from)).not.toMatch(/SEPA|ChrgBr/);
});

/** Facets of pain.001.001.09, and the characters of SEPA. */
const facets: readonly [element: string, pattern: RegExp][] = [
  ['MsgId|PmtInfId|EndToEndId', /^[A-Za-z0-9]{1,35}$/],
  ['Nm', /^[A-Za-z0-9/?:().,+ -]{1,70}$/],
  ['Ustrd', /^[A-Za-z0-9/?:().,+ -]{1,140}$/],
  ['IBAN', /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/],
  ['CtrlSum|InstdAmt[^>]*', /^\d{1,15}\.\d{2}$/],
  ['NbOfTxs', /^\d{1,15}$/],
];

it('follows the rules of the schema and of SEPA, whatever the names', () => {
  const names = [
    'Peña & Hijos',
    'Дима Щербаков',
    '🎵🎶',
    'Ñandú 🎸 & Cía. «El Ñ»',
    'Ж'.repeat(90),
    '',
  ];
  const transfers = names.map((holder, index) => ({
    ...abroad,
    reference: `label ${index}`,
    account: { ...abroad.account, holder },
  }));
  const file = bankFile(run, transfers, payer);
  for (const [element, pattern] of facets) {
    const found = [...file.matchAll(new RegExp(`<(?:${element})>([^<]*)<`, 'g'))];
    expect(found.length).toBeGreaterThan(0);
    for (const [, text = ''] of found) expect(text).toMatch(pattern);
  }
  const order = 'PmtId.*?Amt.*?Cdtr.*?CdtrAcct.*?RmtInf';
  expect(file.match(new RegExp(`<CdtTrfTxInf>.*?${order}.*?</CdtTrfTxInf>`, 'gs'))).toHaveLength(6);
});

it('has the payer’s address, with town and country apart', () => {
  const file = bankFile(run, [abroad], { ...payer, address: 'Calle Mayor 1, 28001 Madrid' });
  expect(file.replaceAll(/\s+(?=<)/g, '')).toContain(
    '<PstlAdr><PstCd>28001</PstCd><TwnNm>Madrid</TwnNm><Ctry>ES</Ctry><AdrLine>Calle Mayor 1</AdrLine></PstlAdr></Dbtr>',
  );
});

// Proves payments: Countries that need a BIC
it.each([
  ['GB82WEST12345698765432', false],
  ['CH9300762011623852957', false],
  ['RS35260005601001611379', false],
  ['NO9386011117947', true],
  ['FR1420041010050500013M02606', true],
  [undefined, true],
])('takes %s: %s, because a BIC is missing beyond the EEA', (iban, isTaken) => {
  const account = iban === undefined ? null : { country: iban.slice(0, 2), holder: 'Casa', iban };
  expect(isForSepa({ account })).toBe(isTaken);
});
