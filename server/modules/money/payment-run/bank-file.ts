import { createHash } from 'node:crypto';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { Config } from '../../../platform/config.ts';
import type { Account } from '../payout-account/index.ts';
import { bankText } from './bank-text.ts';
import { readPostalAddress } from './postal-address.ts';
import { isInSepaArea, needsBic } from './sepa-countries.ts';

/** `amount` in cents, months as `yyyy-mm`. */
export type Transfer = {
  /** The payee's, which never changes. */
  reference: string;
  name: string;
  amount: number;
  from: string;
  until: string;
  /** Null if unknown at the time of the order. */
  account: Account | null;
};

export type Payer = {
  name: string | undefined;
  iban: string | undefined;
  address?: string | undefined;
};

export const getPayer = (
  config: Pick<Config, 'payerName' | 'payerIban' | 'companyAddress'>,
): Payer => ({ name: config.payerName, iban: config.payerIban, address: config.companyAddress });

/** `paidOn` is the day of execution. */
export type BankRun = { id: string; orderedAt: Date; paidOn: string };

type Element = readonly [name: string, content: string | readonly Element[], currency?: string];

/** ISO 20022's value for an unknown account or bank. */
const notProvided = 'NOTPROVIDED';

/** Characters, by SEPA. */
const nameLength = 70;
const lineLength = 140;
const idLength = 35;

/**
 * Writes pain.001.001.09 (ISO 20022), one credit transfer per payee. Ids derive from the run, so
 * that banks recognise a repeated file. Operators complete unknown payees' accounts. If all
 * accounts are in SEPA, it is a SEPA message. See docs/product/payments.md.
 *
 * @param transfers of `isForSepa`.
 */
export function bankFile(run: BankRun, transfers: readonly Transfer[], from: Payer): string {
  const count = String(transfers.length);
  const sum = inEuros(transfers.reduce((total, { amount }) => total + amount, 0));
  const id = fileId(run.id);
  const payer: Element = ['Nm', getName(from.name ?? brand)];
  const isSepa = isPayerInSepa(from) && transfers.every(({ account }) => isInSepa(account));
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
          // Each payment is a booking of its own, which the bank's message names.
          ['BtchBookg', 'false'],
          ['NbOfTxs', count],
          ['CtrlSum', sum],
          ...ifSepa(['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]]),
          ['ReqdExctnDt', [['Dt', run.paidOn]]],
          ['Dbtr', [payer, ...getAddress(from)]],
          ['DbtrAcct', [getAccount(from.iban)]],
          ['DbtrAgt', [['FinInstnId', [['Othr', [['Id', notProvided]]]]]]],
          ...ifSepa(['ChrgBr', 'SLEV']),
          ...transfers.map((transfer) => getTransfer(run, transfer)),
        ],
      ],
    ],
  ];
  const space = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${space}">\n${written(document)}</Document>\n`;
}

type WithIban = { iban?: string | undefined };

const getCountry = (account: WithIban | null) => account?.iban?.slice(0, 2) ?? '';

const isInSepa = (account: WithIban | null) => isInSepaArea(getCountry(account));

const isPayerInSepa = (from: Payer) => isInSepa(from) || needsBic(getCountry(from));

/**
 * What an IBAN is enough for. Unknown accounts stay in the bank's file, where somebody completes
 * them.
 */
export const isForSepa = ({ account }: Pick<Transfer, 'account'>) =>
  account === null || isInSepa(account);

const getName = (...names: (string | null)[]) =>
  names.map((name) => bankText(name ?? '', nameLength)).find(Boolean) ?? notProvided;

function getAddress({ address, iban }: Payer): Element[] {
  const read = readPostalAddress(address ?? '', getCountry({ iban }) || 'ES');
  if (read === null) return [];
  const { postCode, town, country, lines } = read;
  return [
    [
      'PstlAdr',
      [
        ...(postCode === null ? [] : [['PstCd', postCode] as const]),
        ['TwnNm', town],
        ['Ctry', country],
        ...lines.map((line) => ['AdrLine', line] as const),
      ],
    ],
  ];
}

const getAccount = (iban: string | undefined): Element => [
  'Id',
  [iban === undefined ? ['Othr', [['Id', notProvided]]] : ['IBAN', iban]],
];

function getTransfer(run: BankRun, transfer: Transfer): Element {
  const { reference, name, amount, from, until, account } = transfer;
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', endToEndId(run.id, reference)]]],
      ['Amt', [['InstdAmt', inEuros(amount), 'EUR']]],
      ['Cdtr', [['Nm', getName(account?.holder ?? null, name)]]],
      ...(account === null ? [] : [['CdtrAcct', [getAccount(account.iban)]] as const]),
      ['RmtInf', [['Ustrd', bankText([brand, ...new Set([from, until])].join(' '), lineLength)]]],
    ],
  ];
}

/** Names a run's file in the bank's answers, and the block in it. */
export const fileId = (runId: string) => getId(runId);

/** Names a transfer in the bank's answers. */
export const endToEndId = (runId: string, reference: string) => getId(`${runId} ${reference}`);

/** Deterministic, and as long as allowed. */
const getId = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, idLength);

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
