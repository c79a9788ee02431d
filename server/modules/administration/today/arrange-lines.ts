import {
  type TodayKind,
  todayKinds,
  todayLinesMost,
  type TodayLine,
  type TodayOffice,
  type TodayOf,
} from '#contract/today.ts';

export type Found<Office extends TodayOffice> = Partial<Omit<TodayLine, 'kind'>> & {
  kind: TodayOf<Office>['lines'][number]['kind'];
  /** Where the day that is shown is not the one by which the line is due. */
  due?: string | null;
};

/** What is due first leads; what has no day follows in the order of its kinds. */
export function arrangeLines<Office extends TodayOffice>(
  office: Office,
  found: readonly Found<Office>[],
): TodayOf<Office> {
  const kinds: readonly TodayKind[] = todayKinds[office];
  const getDue = ({ due, day = null }: Found<Office>) => (due === undefined ? day : due) ?? never;
  const lines = found
    .toSorted(
      (one, other) =>
        getDue(one).localeCompare(getDue(other)) ||
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind),
    )
    .map(({ due: _, ...line }) => ({ ...blank, ...line }));
  return { lines: lines.slice(0, todayLinesMost), total: lines.length } as TodayOf<Office>;
}

const never = '9999-12-31';

const blank = {
  id: '',
  name: '',
  about: '',
  image: null,
  day: null,
  count: 0,
  amount: null,
  part: null,
  artistId: null,
};
