import type { CsvRow } from '../../../../src/shared/files/csv-line.ts';
import type { Db } from '../../../platform/database/db.ts';
import { fill, say, type Sentence, sentences } from '../../../platform/sentences.ts';
import { getLineName } from './describe-paper.ts';
import { paperFormats } from './paper-formats.ts';
import { findYear, type Scope } from './paper.repository.ts';
import { ownSheetWords, sheetWords } from './paper-words.ts';
import { type Found, readMonth } from './read-papers.ts';

const { month, number, artist, label, lineMonth, total } = sentences.paper.table;

/** Every line of a month; the last column adds up to what its statements come to. */
export async function* monthRows(
  db: Db,
  of: Scope & { month: string },
  language: string,
): AsyncGenerator<CsvRow> {
  const t = (sentence: Sentence) => say(sentence, language).text;
  const { line, streams, earnings, royaltyRate, amount } = sheetWords.head;
  yield [month, number, artist, label, line, lineMonth, streams, earnings, royaltyRate, amount].map(
    t,
  );
  for await (const found of readMonth(db, of)) yield* linesOf(found, language);
}

function* linesOf(found: Found, language: string): Generator<CsvRow> {
  const { id, period, carried } = found.statement;
  const t = (sentence: Sentence) => say(sentence, language).text;
  const formats = paperFormats(language);
  const payer = found.kind === 'payee' ? null : found.statement.label;
  const name = getName(found);
  if (found.kind === 'artist') {
    for (const each of found.statement.lines) {
      const concept = t(fill(getLineName(each, period), { month: formats.month(each.period) }));
      const sums = [each.streams, each.earnings, each.royaltyRate, each.amount];
      yield [period, id, name, payer, concept, each.period, ...sums];
    }
    const { shared = 0 } = found.statement;
    const nothing = [null, null, null, null];
    if (shared !== 0) yield [period, id, name, payer, t(sheetWords.shared), ...nothing, -shared];
  } else if (found.kind === 'payee') {
    for (const each of found.statement.lines) {
      const concept = `${each.track.name} (${each.artist.name})`;
      const sums = [each.streams, each.earnings, each.royaltyRate, each.amount];
      yield [period, id, name, payer, concept, each.period, ...sums];
    }
  } else {
    for (const each of found.statement.lines) {
      const concept = t(ownSheetWords.commission);
      const sums = [null, null, null, each.commission];
      yield [period, id, each.artist.name, payer, concept, each.period, ...sums];
    }
  }
  if (carried === 0) return;
  yield [period, id, name, payer, t(sheetWords.carried), null, null, null, null, carried];
}

/** Null for a label's own. */
export function getName(found: Found): string | null {
  if (found.kind === 'artist') return found.statement.artist.name;
  return found.kind === 'payee' ? found.name : null;
}

/** Months × artists and payees, in euros; a month without a statement is empty. */
export async function* yearRows(
  db: Db,
  of: Scope & { year: string },
  language: string,
): AsyncGenerator<CsvRow> {
  const t = (sentence: Sentence) => say(sentence, language).text;
  const months = Array.from(
    { length: 12 },
    (_, index) => `${of.year}-${String(index + 1).padStart(2, '0')}`,
  );
  yield [t(artist), t(label), ...months, t(total)];
  const sums = new Map<string, number>();
  const write = (cents: Record<string, number>) => {
    const all = Object.values(cents).reduce((sum, each) => sum + each, 0);
    return [...months.map((each) => toEuros(cents[each])), toEuros(all)];
  };
  for (const row of await findYear(db, of)) {
    for (const [each, cents] of Object.entries(row.payable)) {
      sums.set(each, (sums.get(each) ?? 0) + cents);
    }
    const payee = row.labelId === null ? (row.payee ?? '') : t(ownSheetWords.commission);
    yield [row.artist ?? payee, row.label, ...write(row.payable)];
  }
  yield [t(total), null, ...write(Object.fromEntries(sums))];
}

const toEuros = (cents: number | undefined) => (cents === undefined ? null : cents / 100);
