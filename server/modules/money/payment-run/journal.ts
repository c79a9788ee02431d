import type { CsvRow } from '../../../../src/shared/files/csv-line.ts';
import { fill, say, type Sentence, sentences } from '../../../platform/sentences.ts';
import type { Booking, Cost, findOwed } from './journal.repository.ts';

const words = sentences.journal;

/** Of the Spanish general chart of accounts (PGC). */
const accounts = {
  bank: '572',
  payable: '410',
  royalties: '621',
  vat: '472',
  withheld: '4751',
  fees: '626',
} as const;

/** In cents; an entry's lines add up to the same debit as credit. */
type Line = {
  day: string;
  account: keyof typeof accounts;
  debit: number;
  credit: number;
  text: Sentence;
  /** Of the run, or of the statement. */
  document: string;
};

type Entry = Line[];

/** A negative amount stands on the other side. */
const debit = (cents: number) => ({ debit: Math.max(cents, 0), credit: Math.max(-cents, 0) });
const credit = (cents: number) => debit(-cents);

/** Each transfer is an entry: what it settles of each statement, against one line of the bank. */
export function toPaymentEntries(bookings: readonly Booking[]): Entry[] {
  const transfers = Map.groupBy(bookings, ({ day, runId, receiver, reason }) =>
    JSON.stringify([day, runId, receiver, reason]),
  );
  return [...transfers.values()].map((those) => {
    const lines = those.map((booking) => ({
      ...describe(booking),
      account: 'payable' as const,
      ...debit(booking.amount),
    }));
    const [first] = those;
    if (first === undefined) return lines;
    const sum = (field: 'amount' | 'vat' | 'withheld') =>
      those.reduce((total, each) => total + each[field], 0);
    const [vat, withheld] = [sum('vat'), sum('withheld')];
    const about = describe(first);
    return [
      ...lines,
      ...(vat === 0 ? [] : [{ ...about, account: 'vat' as const, ...debit(vat) }]),
      ...(withheld === 0 ? [] : [{ ...about, account: 'withheld' as const, ...credit(withheld) }]),
      { ...about, account: 'bank', ...credit(sum('amount') + vat - withheld) },
    ];
  });
}

const describe = ({ day, runId, statementId, name, month, reason }: Booking) => ({
  day,
  text:
    reason === null
      ? fill(words.payment, { name, month })
      : fill(words.return, { name, month, reason }),
  document: runId ?? statementId,
});

/**
 * Each fee is an entry. An exchange moves no euros, so it is a line of zero that names what
 * arrived.
 */
export const toCostEntries = (costs: readonly Cost[]): Entry[] =>
  costs.map(({ day, runId: document, name, fee, currency, exchanged }) => {
    const said = (language: string) =>
      currency === null
        ? ''
        : new Intl.NumberFormat(language, {
            style: 'currency',
            currency,
            currencyDisplay: 'code',
          }).format(exchanged ?? 0);
    const text =
      currency === null
        ? fill(words.fee, { name })
        : fill(fee === null ? words.exchange : words.feeAndExchange, { name, amount: said });
    const about = { day, text, document };
    return [
      { ...about, account: 'fees', ...debit(fee ?? 0) },
      { ...about, account: 'bank', ...credit(fee ?? 0) },
    ];
  });

/** Each statement is an entry: royalties, and what is owed for them. */
export const toOwedEntries = (owed: Awaited<ReturnType<typeof findOwed>>): Entry[] =>
  owed.map(({ day, name, month, amount, statementId }) => {
    const about = { day, text: fill(words.statement, { name, month }), document: statementId };
    return [
      { ...about, account: 'royalties', ...debit(amount) },
      { ...about, account: 'payable', ...credit(amount) },
    ];
  });

/** A heading, and a row for each line, numbered by entry. */
export async function* toJournalRows(
  entries: readonly Entry[],
  language: string,
): AsyncGenerator<CsvRow> {
  const write = (sentence: Sentence) => say(sentence, language).text;
  const { columns } = words;
  yield [
    columns.day,
    columns.entry,
    columns.account,
    columns.accountName,
    columns.debit,
    columns.credit,
    columns.currency,
    columns.text,
    columns.document,
  ].map(write);
  const inOrder = entries.toSorted((one, other) =>
    (one[0]?.day ?? '').localeCompare(other[0]?.day ?? ''),
  );
  for (const [index, entry] of inOrder.entries()) {
    for (const line of entry) {
      yield [
        line.day,
        index + 1,
        accounts[line.account],
        write(words.accounts[line.account]),
        line.debit / 100,
        line.credit / 100,
        'EUR',
        write(line.text),
        line.document,
      ];
    }
  }
}
