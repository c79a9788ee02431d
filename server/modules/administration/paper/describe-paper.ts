import type { OwnStatement } from '#contract/label-figures.ts';
import { sumAmounts, toAmount } from '#rules/money.ts';
import type { Statement } from '#contract/statement.ts';
import { roundShares, roundColumn } from '../../../../src/shared/lib/format/round-shares.ts';
import { fill, say, type Sentence, sentences } from '../../../platform/sentences.ts';
import type { Paper, PaperTable } from './paper.ts';
import { type PaperFormats, paperFormats } from './paper-formats.ts';
import { figureWords, ownSheetWords, sheetWords } from './paper-words.ts';
import { describeParty, type Party } from './parties.ts';

export type Parties = { from: Party; to: Party };

export type Reader = {
  language: string;
  /** `yyyy-mm-dd` */
  today: string;
};

export type Any = Pick<Statement, 'id' | 'period' | 'issuedAt' | 'hash' | 'status' | 'date'>;
export type Writing = { t: (sentence: Sentence) => string; formats: PaperFormats; reader: Reader };

export function write(reader: Reader): Writing {
  const { language } = reader;
  return { t: (sentence) => say(sentence, language).text, formats: paperFormats(language), reader };
}

/** What the sheet on the screen says of every statement. */
export function describeHead(
  statement: Any,
  { from, to }: Parties,
  { t, formats, reader }: Writing,
): Omit<Paper, 'sums' | 'tables' | 'foot' | 'title'> {
  const { id, period, issuedAt, status, date } = statement;
  const isOverdue = status === 'pending' && date !== null && date < reader.today;
  const state = isOverdue ? 'overdue' : status;
  const context = { language: reader.language, formats };
  return {
    language: reader.language,
    issuedAt,
    period: formats.month(period),
    number: id,
    page: t(sentences.paper.page),
    parties: [
      describeParty(t(sheetWords.from), from, context),
      describeParty(t(sheetWords.to), to, context),
    ],
    facts: [
      [t(sheetWords.facts.issued), formats.day(issuedAt)],
      [t(sheetWords.facts.state), t(figureWords.payout[state])],
      ...(date === null || state === 'carried'
        ? []
        : [[t(sheetWords.facts.date[state]), formats.day(date)] as const]),
    ],
  };
}

export const describeSeal = ({ id, hash }: Any, { t }: Writing) => [
  `${t(sheetWords.seal.fullNumber)}: ${id}`,
  `${t(sheetWords.seal.hash)}: ${hash ?? t(sheetWords.seal.none)}`,
];

/** Cents, after others' parts and deficits of earlier statements. */
export const toPaid = ({
  payable,
  carried,
  shared = 0,
}: Pick<Statement, 'payable' | 'carried' | 'shared'>) =>
  toAmount(sumAmounts([payable, -shared, carried], 'EUR'));

export function describePaper(statement: Statement, parties: Parties, reader: Reader): Paper {
  const writing = write(reader);
  const { t, formats } = writing;
  const { euros, rate, number, month } = formats;
  const { period, lines, earnings, carried, payable, shared = 0 } = statement;
  const { held = [], sharedParts = [] } = statement;
  const rates = [...new Set(lines.map(({ royaltyRate }) => royaltyRate))].map(rate).join(' · ');
  const paid = toPaid(statement);
  const lineName = (line: Statement['lines'][number]) =>
    t(fill(getLineName(line, period), { month: month(line.period) }));
  const contract =
    statement.label === null
      ? sheetWords.contract.direct
      : fill(sheetWords.contract.of, { label: statement.label });
  return {
    ...describeHead(statement, parties, writing),
    title: t(sentences.paper.title),
    sums: [
      [t(sheetWords.sums.earned), euros(earnings)],
      [
        rates === '' ? t(sheetWords.sums.plainShare) : t(fill(sheetWords.sums.share, { rates })),
        euros(payable),
      ],
      ...(shared === 0 ? [] : [[t(sheetWords.shared), euros(-shared)] as const]),
      [t(paid < 0 ? sheetWords.sums.owed : sheetWords.sums.payable), euros(paid)],
    ],
    tables: [
      {
        title: t(sheetWords.lines),
        heads: [
          sheetWords.head.line,
          sheetWords.earnings,
          sheetWords.royaltyRate,
          sheetWords.amount,
        ].map(t),
        rows: [
          ...roundColumn(lines, 'earnings').map((line) => [
            lineName(line),
            euros(line.earnings),
            rate(line.royaltyRate),
            euros(line.amount),
          ]),
          ...(shared === 0 ? [] : [[t(sheetWords.shared), '', '', euros(-shared)]]),
          ...(carried === 0 ? [] : [[t(sheetWords.carried), '', '', euros(carried)]]),
        ],
        total: [t(sheetWords.total), euros(earnings), '', euros(paid)],
        empty: '',
      },
      ...(sharedParts.length === 0
        ? []
        : [
            {
              title: t(sheetWords.shared),
              heads: [
                sheetWords.track,
                sheetWords.payee,
                sheetWords.sharedPart,
                sheetWords.amount,
              ].map(t),
              rows: sharedParts.map((each) => [
                each.period === period
                  ? each.track.name
                  : `${each.track.name} (${month(each.period)})`,
                each.name ?? t(sheetWords.gone),
                rate(each.part),
                euros(each.amount),
              ]),
              total: [t(sheetWords.total), '', '', euros(shared)],
              empty: '',
            },
          ]),
      ...getHeld(),
      getShares(
        statement.sources.map((each) => ({ ...each, name: getSourceName(each.source) })),
        {
          title: sheetWords.bySource,
          head: sheetWords.source,
        },
      ),
      getShares(
        statement.countries.map((each) => ({ ...each, name: formats.country(each.country) })),
        {
          title: sheetWords.byCountry,
          head: sheetWords.country,
        },
      ),
      {
        title: t(sheetWords.byTrack),
        heads: [sheetWords.track, sheetWords.streams, sheetWords.earnings].map(t),
        rows: roundColumn(statement.tracks, 'earnings').map((track) => [
          track.title ?? t(sheetWords.unknownTrack),
          number(track.streams),
          euros(track.earnings),
        ]),
        empty: t(sheetWords.noTracks),
      },
    ],
    foot: [
      ...(held.length === 0 ? [] : [t(sheetWords.held.text)]),
      ...(paid < 0 ? [t(sheetWords.owed)] : []),
      t(contract),
      t(fill(sheetWords.definition.artist, { day: formats.day(statement.issuedAt) })),
      ...describeSeal(statement, writing),
    ],
  };

  function getHeld(): PaperTable[] {
    if (held.length === 0) return [];
    const { title, reason, earnings: would, rule } = sheetWords.held;
    return [
      {
        title: t(title),
        heads: [t(reason), t(sheetWords.streams), t(would)],
        rows: held.map((each) => [t(rule[each.rule]), number(each.plays), euros(each.earnings)]),
        empty: '',
      },
    ];
  }

  /** Artist and label read the same paper, so the artist's page is not theirs. */
  function getSourceName(source: Statement['sources'][number]['source']) {
    return t(source === 'artist' ? sheetWords.artistPage : figureWords.source[source]);
  }

  function getShares(
    parts: readonly { name: string; earnings: number }[],
    { title, head }: { title: Sentence; head: Sentence },
  ): PaperTable {
    const { shares } = roundShares(parts.map((part) => Math.max(0, part.earnings)));
    return {
      title: t(title),
      heads: [t(head), t(sheetWords.share), t(sheetWords.earnings)],
      rows: roundColumn(parts, 'earnings').map((part, index) => [
        part.name,
        rate((shares[index] ?? 0) * 100),
        euros(part.earnings),
      ]),
      empty: t(sheetWords.none),
    };
  }
}

/** Lines of other months correct them. */
export function getLineName(
  { period, origin }: Statement['lines'][number],
  month: string,
): Sentence {
  if (period === month || origin === 'listeners') return sheetWords.line[origin];
  return origin === 'elsewhere' ? sheetWords.line.correctionElsewhere : sheetWords.line.correction;
}

export function describeOwnPaper(statement: OwnStatement, parties: Parties, reader: Reader): Paper {
  const writing = write(reader);
  const { t, formats } = writing;
  const { euros, rate, month } = formats;
  const { period, carried, labelRate, amount } = statement;
  const sums = ['gross', 'share', 'commission'] as const;
  const head = describeHead(statement, parties, writing);
  return {
    ...head,
    title: t(sentences.paper.ownTitle),
    facts: [
      ...head.facts,
      ...(carried < 0 ? [[t(ownSheetWords.carried), euros(carried)] as const] : []),
      ...(labelRate === null ? [] : [[t(ownSheetWords.labelRate), rate(labelRate)] as const]),
    ],
    sums: [
      ...sums.map((each) => [t(ownSheetWords[each]), euros(statement[each])] as const),
      [t(ownSheetWords.amount), euros(amount)],
    ],
    tables: [
      {
        title: t(ownSheetWords.lines),
        heads: [t(ownSheetWords.artist), ...sums.map((each) => t(ownSheetWords[each]))],
        rows: statement.lines.map((line) => [
          line.period === period ? line.artist.name : `${line.artist.name} (${month(line.period)})`,
          ...sums.map((each) => euros(line[each])),
        ]),
        total: [t(ownSheetWords.total), ...sums.map((each) => euros(statement[each]))],
        empty: '',
      },
    ],
    foot: [t(ownSheetWords.definition), ...describeSeal(statement, writing)],
  };
}
