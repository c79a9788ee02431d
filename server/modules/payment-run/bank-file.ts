import { createHash } from 'node:crypto';
import { isSEPACountry } from 'ibantools';
import { brand } from '../../../src/shared/config/brand.ts';
import { bankText } from './bank-text.ts';

/** Somebody who is paid by a run; `amount` in cents, months as `yyyy-mm`. */
export type Transfer = {
  /** Of the label or, without one, the artist; tells them apart. */
  receiver: string;
  name: string;
  amount: number;
  from: string;
  until: string;
  /** Whose account it is, and its IBAN; null where none was known when the run was ordered. */
  holder: string | null;
  iban: string | null;
};

/** From which account a run is paid: the owner's name as the bank has it, and the IBAN; undefined where nobody said. */
export type Payer = { name: string | undefined; iban: string | undefined };

type BankRun = { id: string; orderedAt: Date; paidOn: string };

/** An element with what stands in it, in order; nothing of one that is left out. */
type Element = readonly [name: string, content: string | readonly Element[], currency?: string];

/** Stands where the form wants an account or bank that nobody told us. */
const notProvided = 'NOTPROVIDED';

/** Longest texts of the form in SEPA, in characters. */
const nameLength = 70;
const lineLength = 140;
const idLength = 35;

/**
 * The payments of a run as a file for a bank: pain.001.001.09 of ISO 20022, one credit transfer for each receiver. Its ids follow
 * from the run, so that a bank knows the same file again. Where the payer's account is not known, it says so; a receiver's is left out
 * then, for whoever hands the file in to complete. With all of them, and all within SEPA, it is a message of SEPA. Source:
 * docs/product/payments.md.
 */
export function bankFile(run: BankRun, transfers: readonly Transfer[], from: Payer): string {
  const count = String(transfers.length);
  const sum = inEuros(transfers.reduce((total, { amount }) => total + amount, 0));
  const id = idOf(run.id);
  const payer: Element = ['Nm', nameOf(from.name ?? brand)];
  const isSepa = [from, ...transfers].every(({ iban }) => isSEPACountry(iban?.slice(0, 2) ?? ''));
  const ifSepa = (element: Element) => (isSepa ? [element] : []);
  const document: Element = [
    'CstmrCdtTrfInitn',
    [
      [
        'GrpHdr',
        [
          ['MsgId', id],
          ['CreDtTm', run.orderedAt.toISOString().slice(0, 19)],
          ['NbOfTxs', count],
          ['CtrlSum', sum],
          ['InitgPty', [payer]],
        ],
      ],
      [
        'PmtInf',
        [
          ['PmtInfId', id],
          ['PmtMtd', 'TRF'],
          ['NbOfTxs', count],
          ['CtrlSum', sum],
          ...ifSepa(['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]]),
          ['ReqdExctnDt', [['Dt', run.paidOn]]],
          ['Dbtr', [payer]],
          ['DbtrAcct', [accountOf(from.iban)]],
          ['DbtrAgt', [['FinInstnId', [['Othr', [['Id', notProvided]]]]]]],
          ...ifSepa(['ChrgBr', 'SLEV']),
          ...transfers.map((transfer) => transferOf(run, transfer)),
        ],
      ],
    ],
  ];
  const space = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${space}">\n${written(document)}</Document>\n`;
}

const nameOf = (name: string) => bankText(name, nameLength) || notProvided;

const accountOf = (iban: string | undefined): Element => [
  'Id',
  [iban === undefined ? ['Othr', [['Id', notProvided]]] : ['IBAN', iban]],
];

function transferOf(run: BankRun, transfer: Transfer): Element {
  const { receiver, name, amount, from, until, holder, iban } = transfer;
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', idOf(`${run.id} ${receiver}`)]]],
      ['Amt', [['InstdAmt', inEuros(amount), 'EUR']]],
      ['Cdtr', [['Nm', nameOf(holder ?? name)]]],
      ...(iban === null ? [] : [['CdtrAcct', [accountOf(iban)]] as const]),
      ['RmtInf', [['Ustrd', bankText([brand, ...new Set([from, until])].join(' '), lineLength)]]],
    ],
  ];
}

/** As long as the form allows, and the same each time. */
const idOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, idLength);

const inEuros = (cents: number) => (cents / 100).toFixed(2);

const entities: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function written([name, content, currency]: Element, indent = '  '): string {
  const start = currency === undefined ? name : `${name} Ccy="${currency}"`;
  if (typeof content === 'string') return `${indent}<${start}>${escaped(content)}</${name}>\n`;
  const inner = content.map((element) => written(element, `${indent}  `)).join('');
  return `${indent}<${start}>\n${inner}${indent}</${name}>\n`;
}
