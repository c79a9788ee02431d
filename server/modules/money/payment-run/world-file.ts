import { brand } from '../../../../src/shared/config/brand.ts';
import { type CsvRow, csvText, csvDialect } from '../../../../src/shared/files/csv-line.ts';
import { getAccountParts, type AccountField } from '#rules/account-rules.ts';
import { say, sentences } from '../../../platform/sentences.ts';
import type { Account } from '../payout-account/index.ts';
import { type BankRun, endToEndId, type Transfer } from './bank-file.ts';

const words = sentences.worldFile;

const columns = [
  'reference',
  'payee',
  'holder',
  'country',
  'bank',
  'code',
  'branch',
  'number',
  'amount',
  'currency',
  'day',
  'concept',
] as const;

/** Writes a transfer per line, for what SEPA does not take. See docs/product/payments.md. */
export function worldFile(run: BankRun, transfers: readonly Transfer[], language: string): string {
  const header = columns.map((column) => say(words.columns[column], language).text);
  const rows = transfers.flatMap((transfer): CsvRow[] => {
    const { account, reference, name, amount, from, until } = transfer;
    if (account === null) return [];
    return [
      [
        endToEndId(run.id, reference),
        name,
        account.holder,
        account.country,
        account.bank ?? null,
        written(account, 'code', language),
        written(account, 'branch', language),
        account.iban ?? written(account, 'number', language),
        amount / 100,
        'EUR',
        run.paidOn,
        [brand, ...new Set([from, until])].join(' '),
      ],
    ];
  });
  return csvText([header, ...rows], csvDialect(language));
}

/** Names its kind, because spreadsheets would cut zeros and round long numbers. */
function written(account: Account, field: AccountField, language: string) {
  const [, kind] = getAccountParts(account.country).find(([each]) => each === field) ?? [];
  const text = account[field];
  if (text === undefined || kind === undefined || kind === 'bank') return text ?? null;
  return `${say(words.kinds[kind], language).text} ${text}`;
}
