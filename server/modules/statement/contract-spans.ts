import type { ContractStatus } from '#contract/label.ts';
import { daysBefore } from '../figures/artist-summary.ts';

/** What an artist agreed with a label. */
export type Terms = {
  labelId: string;
  royaltyRate: number;
  status: ContractStatus;
  startsOn: string;
  endsOn: string;
};

/** Days, the first and the last, on which what an artist earns is shared in one way. */
export type Span = {
  from: string;
  until: string;
  /** Null where the artist has no label, and all is theirs. */
  labelId: string | null;
  /** Percent that is the artist's. */
  royaltyRate: number;
};

const firstDay = '0001-01-01';
const lastDay = '9999-12-31';

/**
 * How all days are shared, in their order: under the contract that held on a day, directly on the others. Of several, the
 * active one holds, else the one that began last; one that is pending never held.
 */
export function spansOf(contracts: readonly Terms[]): Span[] {
  const ranked = contracts
    .filter(({ status }) => status !== 'pending')
    .toSorted(
      (one, other) =>
        Number(other.status === 'active') - Number(one.status === 'active') ||
        other.startsOn.localeCompare(one.startsOn),
    );
  const changes = ranked.flatMap(({ startsOn, endsOn }) => [startsOn, daysBefore(endsOn, -1)]);
  const starts = [...new Set([firstDay, ...changes])].toSorted();
  return starts.map((from, index) => {
    const next = starts[index + 1];
    const held = ranked.find(({ startsOn, endsOn }) => startsOn <= from && from <= endsOn);
    return {
      from,
      until: next === undefined ? lastDay : daysBefore(next, 1),
      labelId: held?.labelId ?? null,
      royaltyRate: held?.royaltyRate ?? 100,
    };
  });
}
