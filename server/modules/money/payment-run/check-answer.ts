import type { Vault } from '../../../platform/vault/vault.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { openAccount } from '../payout-account/index.ts';
import type { TransferRow } from './payment-transfer.repository.ts';
import { getPaid } from './reckon-transfer.ts';
import type { FileNews, PaymentNews, WrittenAmount } from './read-bank-message.ts';
import { writeEuros } from './write-euros.ts';

const words = sentences.bankMessage;

export const refused = (error: ReturnType<typeof fill>) =>
  problem('invalid', { status: 422, error });

/** Characters that banks leave of a masked account. */
const endLength = 4;

/** @throws {Problem} `invalid` for another amount, currency or account. */
export function checkPayment(vault: Vault, news: PaymentNews, transfer: TransferRow): void {
  const { name: payee, reference } = transfer;
  const [told] = news.amounts.map((amount) => readAmount(amount, payee));
  const ordered = getPaid(transfer);
  if (told !== undefined && told !== ordered) {
    throw refused(
      fill(words.otherAmount, {
        payee,
        told: writeEuros(told),
        ordered: writeEuros(ordered),
      }),
    );
  }
  const account = openAccount(vault, reference, transfer);
  const number = account?.iban ?? account?.number;
  if (number === undefined || news.accounts.length === 0) return;
  if (!news.accounts.some((each) => getEnd(each) === getEnd(number))) {
    const end = getEnd(news.accounts[0] ?? '');
    throw refused(fill(words.otherAccount, { payee, end }));
  }
}

/**
 * A bank may leave out what it rejected before.
 *
 * @throws {Problem} `invalid` for another number or sum of payments.
 */
export function checkSum(news: FileNews, inFile: readonly TransferRow[]): void {
  const [told] = news.amounts.map((amount) => readAmount(amount, null));
  const left = inFile.filter(({ state }) => state !== 'returned');
  const isRight = [inFile, left].some(
    (transfers) =>
      (told === undefined || told === sum(transfers)) &&
      (news.count === undefined || Number(news.count) === transfers.length),
  );
  if (isRight) return;
  throw refused(
    fill(words.otherSum, {
      told: told === undefined ? '?' : writeEuros(told),
      ordered: writeEuros(sum(inFile)),
      toldCount: news.count ?? '?',
      orderedCount: inFile.length,
    }),
  );
}

const sum = (transfers: readonly TransferRow[]) =>
  transfers.reduce((total, each) => total + getPaid(each), 0);

/**
 * Reads a decimal number as XML Schema writes it; a euro has no smaller part than a cent.
 *
 * @returns cents.
 * @throws {Problem} `invalid`
 */
export function readAmount({ text, currency }: WrittenAmount, payee: string | null): number {
  const [, euros, cents = ''] = /^\+?(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/.exec(text) ?? [];
  if (euros === undefined)
    throw refused(fill(words.unreadableAmount, { amount: text.slice(0, 40) }));
  if (currency !== 'EUR') {
    const told = `${text} ${currency ?? '?'}`.slice(0, 40);
    throw refused(
      payee === null
        ? fill(words.otherCurrency, { told })
        : fill(words.otherCurrencyOf, { payee, told }),
    );
  }
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

const getEnd = (account: string) =>
  account.replaceAll(/[\s-]/g, '').toUpperCase().slice(-endLength);
