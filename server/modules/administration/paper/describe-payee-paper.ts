import type { PayeeStatement } from '#contract/recording-share.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import {
  describeHead,
  describeSeal,
  type Parties,
  type Reader,
  toPaid,
  write,
} from './describe-paper.ts';
import type { Paper } from './paper.ts';
import { sheetWords } from './paper-words.ts';

/** What a person gets of recordings that they share. */
export function describePayeePaper(
  statement: PayeeStatement,
  parties: Parties,
  reader: Reader,
): Paper {
  const writing = write(reader);
  const { t, formats } = writing;
  const { euros, rate, month, day } = formats;
  const { period, carried, payable, lines, issuedAt } = statement;
  const paid = toPaid(statement);
  return {
    ...describeHead(statement, parties, writing),
    title: t(sentences.paper.payeeTitle),
    sums: [
      [t(sheetWords.parts), euros(payable)],
      [t(paid < 0 ? sheetWords.sums.owed : sheetWords.sums.payable), euros(paid)],
    ],
    tables: [
      {
        title: t(sheetWords.parts),
        heads: [
          sheetWords.track,
          sheetWords.recordingArtist,
          sheetWords.earnings,
          sheetWords.royaltyRate,
          sheetWords.sharedPart,
          sheetWords.amount,
        ].map(t),
        rows: [
          ...lines.map((line) => [
            line.period === period ? line.track.name : `${line.track.name} (${month(line.period)})`,
            line.artist.name,
            euros(line.earnings),
            rate(line.royaltyRate),
            rate(line.part),
            euros(line.amount),
          ]),
          ...(carried === 0 ? [] : [[t(sheetWords.carried), '', '', '', '', euros(carried)]]),
        ],
        total: [t(sheetWords.total), '', '', '', '', euros(paid)],
        empty: '',
      },
    ],
    foot: [
      ...(paid < 0 ? [t(sheetWords.owed)] : []),
      t(fill(sheetWords.definition.payee, { day: day(issuedAt) })),
      ...describeSeal(statement, writing),
    ],
  };
}
