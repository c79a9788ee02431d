import { seeded } from '#sample/seeded.ts';

const circles = [
  { fans: 3, least: 1_130, most: 1_450 },
  { fans: 9, least: 570, most: 850 },
  { fans: 46, least: 130, most: 330 },
  { fans: 90, least: 6, most: 70 },
] as const;

export function makeFans<Account extends { id: string }>(
  accounts: readonly Account[],
): { account: Account; streams: number }[] {
  const streams = circles.flatMap(({ fans, least, most }) =>
    Array.from({ length: fans }, (_, index) => most - ((most - least) * index) / fans),
  );
  const drawn = accounts
    .slice(0, streams.length)
    .toSorted((one, other) => seeded(`${one.id} fan`) - seeded(`${other.id} fan`));
  return drawn.map((account, index) => ({ account, streams: streams[index] ?? 0 }));
}
