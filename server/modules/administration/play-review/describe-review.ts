import type { DecidedGroup, HeldGroup, PlanIncome } from '#contract/play-review.ts';
import type { DecidedGroupRow, FlagGroupRow } from './flag-group.repository.ts';
import type { PlanIncomeRow } from './plan-income.repository.ts';

const inEuros = (cents: number) => cents / 100;
const fromMicros = (micros: number) => micros / 1_000_000;

export function describeGroup({ artistId, artistName, earned, ...row }: FlagGroupRow): HeldGroup {
  return { ...row, artist: { id: artistId, name: artistName }, earnings: fromMicros(earned) };
}

export function describeDecided(row: DecidedGroupRow): DecidedGroup {
  const { verdict, reason, by, at, ...group } = row;
  return { ...describeGroup(group), verdict, reason, by: by ?? '', at: at.toISOString() };
}

/** What is neither paid nor held is the service's. */
export function describeIncome(row: PlanIncomeRow): PlanIncome['months'][number] {
  const { month, plans, artists, labels, held } = row;
  return {
    month,
    plans: plans === null ? null : inEuros(plans),
    artists: inEuros(artists),
    labels: inEuros(labels),
    held: inEuros(held),
    rest: plans === null ? null : inEuros(plans - artists - labels - held),
  };
}
