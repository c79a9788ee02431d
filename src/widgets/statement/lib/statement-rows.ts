import type { ScreeningRule } from '@/shared/contract/screening-rules.ts';
import type { Statement } from '@/shared/contract/statement.ts';
import type { CsvRow } from '@/shared/files';
import { sumAmounts, toAmount } from '@/shared/rules/money.ts';

/** The amount to pay in euros, after others' parts and deficits of earlier statements. */
export const toPaid = ({
  payable,
  carried,
  shared = 0,
}: Pick<Statement, 'payable' | 'carried' | 'shared'>): number =>
  toAmount(sumAmounts([payable, -shared, carried], 'EUR'));

export const statementHeads = [
  'line',
  'streams',
  'earnings',
  'royaltyRate',
  'amount',
  'track',
  'country',
  'source',
] as const;

export type StatementWords = {
  heads: Record<(typeof statementHeads)[number], string>;
  line: (line: Statement['lines'][number]) => string;
  shared: string;
  carried: string;
  total: string;
  unknownTrack: string;
  country: (code: string) => string;
  source: (source: Statement['sources'][number]['source']) => string;
  held: { title: string; earnings: string; rule: (rule: ScreeningRule) => string };
};

/** A statement as rows of a file: euros to the millionth, so that parts add up, and percent. */
export function statementRows(statement: Statement, words: StatementWords): CsvRow[] {
  const { heads } = words;
  const { lines, carried, streams, earnings, shared = 0, held = [] } = statement;
  return [
    [heads.line, heads.streams, heads.earnings, heads.royaltyRate, heads.amount],
    ...lines.map((line) => [
      words.line(line),
      line.streams,
      line.earnings,
      line.royaltyRate,
      line.amount,
    ]),
    ...(shared === 0 ? [] : [[words.shared, null, null, null, -shared]]),
    ...(carried === 0 ? [] : [[words.carried, null, null, null, carried]]),
    [words.total, streams, earnings, null, toPaid(statement)],
    [],
    [heads.track, heads.streams, heads.earnings],
    ...statement.tracks.map((part) => [
      part.title ?? words.unknownTrack,
      part.streams,
      part.earnings,
    ]),
    [],
    [heads.country, heads.streams, heads.earnings],
    ...statement.countries.map((part) => [
      words.country(part.country),
      part.streams,
      part.earnings,
    ]),
    [],
    [heads.source, heads.streams, heads.earnings],
    ...statement.sources.map((part) => [words.source(part.source), part.streams, part.earnings]),
    ...(held.length === 0 ? [] : [[], [words.held.title, heads.streams, words.held.earnings]]),
    ...held.map((part) => [words.held.rule(part.rule), part.plays, part.earnings]),
  ];
}
