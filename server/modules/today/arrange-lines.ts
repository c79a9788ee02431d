import {
  type TodayKind,
  todayKinds,
  todayLinesMost,
  type TodayLine,
  type TodayOffice,
  type TodayOf,
} from '#contract/today.ts';

type Of<Office extends TodayOffice> = Pick<TodayLine<Office>, 'kind'> & Partial<TodayLine>;

/** What is due first leads; what has no day follows in the order of its kinds. */
export function arrangeLines<Office extends TodayOffice>(
  office: Office,
  found: readonly Of<Office>[],
): TodayOf<Office> {
  const kinds: readonly TodayKind[] = todayKinds[office];
  const lines = found
    .map((line) => ({ ...blank, ...line }))
    .toSorted(
      (one, other) =>
        (one.day ?? never).localeCompare(other.day ?? never) ||
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind),
    );
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
  artistId: null,
};
