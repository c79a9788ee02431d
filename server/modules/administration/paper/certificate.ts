import type { CsvRow } from '../../../../src/shared/files/csv-line.ts';
import { brand } from '../../../../src/shared/config/brand.ts';
import { fill, say, type Sentence, sentences } from '../../../platform/sentences.ts';
import type { YearEntry } from './certificate.repository.ts';
import { type Parties, type Reader, write } from './describe-paper.ts';
import type { Paper } from './paper.ts';
import { describeParty } from './parties.ts';
import { sheetWords } from './paper-words.ts';

const words = sentences.certificate;

type Certificate = {
  year: string;
  /** Not empty. */
  entries: readonly YearEntry[];
};

const sum = (entries: readonly YearEntry[], field: 'amount' | 'vat' | 'withheld' = 'amount') =>
  entries.reduce((total, each) => total + each[field], 0);

const getReceived = ({ amount, vat, withheld }: YearEntry) => amount + vat - withheld;

const sumReceived = (entries: readonly YearEntry[]) =>
  entries.reduce((total, each) => total + getReceived(each), 0);

/** What the ledger says of a payee's year. See docs/product/payments.md. */
export function describeCertificate(
  { year, entries }: Certificate,
  { from, to }: Parties,
  reader: Reader,
): Paper {
  const { t, formats } = write(reader);
  const euros = (cents: number) => formats.euros(cents / 100);
  const returned = sum(entries.filter(({ amount }) => amount < 0));
  const months = Map.groupBy(entries, ({ month }) => month);
  const inOrder = [...months].toSorted(([one], [other]) => one.localeCompare(other));
  const context = { language: reader.language, formats };
  return {
    language: reader.language,
    issuedAt: `${reader.today}T00:00:00Z`,
    title: t(words.title),
    period: year,
    number: to.name,
    page: t(sentences.paper.page),
    parties: [
      describeParty(t(sheetWords.from), from, context),
      describeParty(t(sheetWords.to), to, context),
    ],
    facts: [
      [t(words.issued), formats.day(reader.today)],
      [t(words.months), formats.number(months.size)],
    ],
    sums: [
      [t(words.paid), euros(sum(entries) - returned)],
      ...(returned === 0 ? [] : [[t(words.returned), euros(returned)] as const]),
      ...(sum(entries, 'vat') === 0 ? [] : [[t(words.vat), euros(sum(entries, 'vat'))] as const]),
      [t(words.withheld), euros(sum(entries, 'withheld'))],
      [t(words.received), euros(sumReceived(entries))],
    ],
    tables: [
      {
        title: t(words.byMonth),
        heads: [t(words.month), t(words.amount)],
        rows: inOrder.map(([month, its]) => [formats.month(month), euros(sum(its))]),
        total: [t(words.total), euros(sum(entries))],
        empty: '',
      },
      {
        title: t(words.entries),
        heads: [t(words.day), t(words.month), t(words.amount), t(words.note)],
        rows: entries.map(({ day, month, amount, reason }) => [
          formats.day(day),
          formats.month(month),
          euros(amount),
          reason ?? '',
        ]),
        total: [t(words.total), '', euros(sum(entries)), ''],
        empty: '',
      },
    ],
    foot: [
      t(fill(words.definition, { brand, year })),
      t(sum(entries, 'withheld') === 0 ? words.unwithheld : words.withheldAs),
    ],
  };
}

/** The same as a table; the amounts add up to the last row. */
export async function* certificateRows(
  entries: readonly YearEntry[],
  language: string,
): AsyncGenerator<CsvRow> {
  const t = (sentence: Sentence) => say(sentence, language).text;
  const { day, month, number, amount, vat, withheld, received, note, total } = words;
  yield [day, month, number, amount, vat, withheld, received, note].map(t);
  for (const each of entries) {
    const taxes = [each.vat / 100, each.withheld / 100, getReceived(each) / 100];
    yield [each.day, each.month, each.statementId, each.amount / 100, ...taxes, each.reason];
  }
  const taxes = [sum(entries, 'vat') / 100, sum(entries, 'withheld') / 100];
  yield [t(total), null, null, sum(entries) / 100, ...taxes, sumReceived(entries) / 100, null];
}
