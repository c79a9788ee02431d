import type { ContractStatus } from '#contract/label.ts';
import { daysBefore } from '../../../platform/days.ts';

export type Terms = {
  labelId: string;
  royaltyRate: number;
  status: ContractStatus;
  startsOn: string;
  endsOn: string;
};

/** Inclusive days. */
export type Span = {
  from: string;
  until: string;
  /** Without a label the artist gets everything. */
  labelId: string | null;
  /** Percent for the artist. */
  royaltyRate: number;
};

const firstDay = '0001-01-01';
const lastDay = '9999-12-31';

/**
 * The active one of overlapping contracts wins, else the last to begin; pending ones never count.
 */
export function getSpans(contracts: readonly Terms[]): Span[] {
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
