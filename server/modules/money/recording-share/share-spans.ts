import { daysBefore } from '../../../platform/days.ts';

export type AcceptedShare = {
  id: string;
  trackId: string;
  artistId: string;
  startsOn: string;
  acceptedAt: Date;
};

/** Inclusive days. */
export type ShareSpan = Pick<AcceptedShare, 'id' | 'trackId' | 'artistId'> & {
  from: string;
  until: string;
};

const lastDay = '9999-12-31';

/**
 * A sheet holds from its day until the next one of its recording begins; of two from the same day
 * the one accepted last. See docs/product/recording-shares.md.
 */
export function getShareSpans(accepted: readonly AcceptedShare[]): ShareSpan[] {
  return [...Map.groupBy(accepted, ({ trackId }) => trackId).values()].flatMap((sheets) => {
    const ordered = sheets.toSorted(
      (one, other) =>
        one.startsOn.localeCompare(other.startsOn) ||
        one.acceptedAt.getTime() - other.acceptedAt.getTime(),
    );
    return ordered.flatMap(({ id, trackId, artistId, startsOn: from }, index) => {
      const next = ordered[index + 1]?.startsOn;
      const until = next === undefined ? lastDay : daysBefore(next, 1);
      return until < from ? [] : [{ id, trackId, artistId, from, until }];
    });
  });
}

/** The sheet of a recording that holds on a day. */
export const findHolding = (
  accepted: readonly AcceptedShare[],
  { trackId, day }: { trackId: string; day: string },
): ShareSpan | undefined =>
  getShareSpans(accepted).find(
    (span) => span.trackId === trackId && span.from <= day && day <= span.until,
  );
