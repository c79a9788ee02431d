import type { Mix } from '#contract/mix.ts';
import type { Foundation } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { createRandom } from '../../../platform/seeds/random.ts';
import { chooseSimilar, findCandidates } from '../radio/index.ts';
import { findLatestLikes } from '../../catalogue/track/index.ts';
import type { MadeMix } from './daily-mix.table.ts';
import { findDay, findFollowed, findHabits, storeDay } from './mix.repository.ts';
import { type MixPlan, planMixes } from './plan-mixes.ts';

/** Latest likes that a mix may start from. */
const likesMost = 10;

/** Known tracks that each mix begins among. */
const familiarMost = 5;

/** Fewer make no mix. */
const leastTracks = 5;

type Asked = { listenerId: string; zone: string };

const inZone = (zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...options });

/** UTC for a zone that the platform does not know. */
function knownZone(zone: string): string {
  try {
    return inZone(zone, {}).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

async function make(
  db: Db,
  { id, seeds, tempos, ...about }: MixPlan,
  { listenerId, day, taken }: { listenerId: string; day: string; taken: readonly string[] },
): Promise<MadeMix> {
  const random = createRandom(`${listenerId} ${day} ${id}`);
  const candidates = await findCandidates(db, seeds, { heard: taken, listenerId });
  const fitting = candidates.filter(
    ({ tempo, isSameGenre }) =>
      (about.kind !== 'genre' || isSameGenre) &&
      (!tempos || (tempo !== null && tempo >= tempos[0] && tempo <= tempos[1])),
  );
  const similar = chooseSimilar(fitting, random).map((one) => one.id);
  const familiar = seeds.filter((seed) => !taken.includes(seed)).slice(0, familiarMost);
  const trackIds = [...familiar, ...similar]
    .map((trackId) => ({ trackId, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ trackId }) => trackId);
  return { id, ...about, trackIds };
}

async function makeDay(db: Db, { listenerId, zone }: Asked, day: string): Promise<MadeMix[]> {
  const hours = inZone(zone, { hour: 'numeric', hourCycle: 'h23' });
  const habits = await findHabits(db, listenerId);
  const heard = habits.map(({ playedAt, ...track }) => ({
    ...track,
    hour: Number(hours.format(playedAt)),
  }));
  const mixes: MadeMix[] = [];
  const liked = await findLatestLikes(db, listenerId, likesMost);
  for (const plan of planMixes(heard, liked, await findFollowed(db, listenerId))) {
    const taken = mixes.flatMap(({ trackIds }) => trackIds);
    const mix = await make(db, plan, { listenerId, day, taken });
    if (mix.trackIds.length >= leastTracks) mixes.push(mix);
  }
  return mixes;
}

/** Makes a listener's mixes with the first call of a day; later calls return the same. */
export async function readMixes(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  asked: Asked,
): Promise<MadeMix[]> {
  const { listenerId } = asked;
  const zone = knownZone(asked.zone);
  const day = inZone(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(clock());
  const stored = await findDay(db, listenerId);
  // A device further west may still have the day before.
  if (stored && stored.day >= day) return stored.mixes;
  const mixes = await makeDay(db, { listenerId, zone }, day);
  // Without habits the next call tries again, with what was followed since.
  return mixes.every(({ kind }) => kind === 'followed')
    ? mixes
    : storeDay(db, { listenerId, day, timeZone: zone, mixes });
}

export const describeMix = ({ trackIds: _, ...mix }: MadeMix): Mix => mix;
