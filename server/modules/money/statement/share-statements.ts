import type { Db } from '../../../platform/database/db.ts';
import { findAccepted, findPayeeParts } from '../recording-share/index.ts';
import { dividePayable, type PartToDivide } from './divide-payable.ts';
import { findPartsOfOthers } from './parts-of-others.ts';
import type { Settled } from './settle.ts';
import { findStatedParts, type TrackEarned } from './shared-amount.repository.ts';
import type { sharedAmountTable } from './shared-amount.table.ts';
import type { statementTable } from './statement.table.ts';

type Statement = Omit<Settled, 'payout'> &
  Pick<typeof statementTable.$inferSelect, 'id' | 'month' | 'issuedAt' | 'carried' | 'labelId'> & {
    artistId: string;
  };

export type SharedStatement = Statement & {
  shared: number;
  parts: (typeof sharedAmountTable.$inferInsert)[];
};

type Unstated = PartToDivide &
  Pick<TrackEarned, 'artistId' | 'labelId' | 'shareId' | 'trackId' | 'month' | 'streams'>;

/**
 * Takes the parts of others off: of each month in the statements the present truth by the sheets
 * of its days, less what earlier statements say.
 */
export async function shareStatements(
  tx: Db,
  statements: readonly Statement[],
): Promise<SharedStatement[]> {
  const unstated = await findUnstatedParts(tx, statements);
  return statements.map((statement) => {
    const its = unstated.filter(
      ({ artistId, labelId }) => artistId === statement.artistId && labelId === statement.labelId,
    );
    const { shared, parts } = dividePayable(statement, its);
    return {
      ...statement,
      shared,
      parts: parts.map(({ artistId: _, labelId: __, ...part }) => ({
        ...part,
        statementId: statement.id,
      })),
    };
  });
}

async function findUnstatedParts(tx: Db, statements: readonly Statement[]): Promise<Unstated[]> {
  const accepted = await findAccepted(tx, [...new Set(statements.map(({ artistId }) => artistId))]);
  if (accepted.length === 0) return [];
  const artistIds = [...new Set(accepted.map(({ artistId }) => artistId))];
  const monthsOf = (artistId: string) =>
    statements
      .filter((statement) => statement.artistId === artistId)
      .flatMap(({ lines }) => lines)
      .filter(({ origin }) => origin === 'here')
      .map(({ month }) => month);
  const months = new Map(
    artistIds.map((id) => [id, [...new Set(monthsOf(id))].toSorted()] as const),
  );
  const parts = await findPayeeParts(
    tx,
    accepted.map(({ id }) => id),
  );
  const now = await findPartsOfOthers(tx, { accepted, parts, months });
  const living = new Set(parts.map(({ payeeId }) => payeeId));
  const stated = (await findStatedParts(tx, months))
    // What somebody got whose account is gone stays theirs.
    .filter(({ payeeId }) => living.has(payeeId))
    .map((row) => ({ ...row, streams: -row.streams, earned: -row.earned }));
  return sumUp([...now, ...stated]);
}

/** Without what adds up to nothing. */
function sumUp(parts: readonly Unstated[]): Unstated[] {
  return [...Map.groupBy(parts, getKey).values()].flatMap((all) => {
    const [first] = all;
    const earned = all.reduce((sum, row) => sum + row.earned, 0);
    const streams = all.reduce((sum, row) => sum + row.streams, 0);
    const isStated = first !== undefined && first.part > 0 && (earned !== 0 || streams !== 0);
    return isStated ? [{ ...first, earned, streams }] : [];
  });
}

const getKey = ({ artistId, labelId, shareId, payeeId, month, royaltyRate }: Unstated) =>
  [artistId, labelId, shareId, payeeId, month, royaltyRate].join(' ');
