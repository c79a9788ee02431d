import { getTier } from '#contract/fan-choices.ts';
import type { Fan } from '#contract/fan.ts';
import type { Preferences } from '#contract/preferences.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { type FanRow, findTitles } from './fan.repository.ts';
import { maskEmail } from './mask-email.ts';

export async function describeFans(
  db: Db,
  rows: readonly FanRow[],
  language: string,
): Promise<Fan[]> {
  const regionNames = new Intl.DisplayNames(language, { type: 'region' });
  const titles = await findTitles(db, [
    ...new Set(rows.flatMap(({ tracks }) => Object.keys(tracks))),
  ]);
  return rows.map(({ id, name, email, profileImage, country, ...row }) => ({
    id,
    name,
    email: maskEmail(email),
    profileImage,
    followDate: row.followedAt && toDay(row.followedAt),
    totalStreams: row.streams,
    favoriteTrack: getFavourite(row.tracks, titles),
    tier: getTier(row.streams),
    location: regionNames.of(country) ?? country,
    lastActivity: row.lastDay,
    notifications: isNotified(row.preferences),
  }));
}

/** Among equals, the first by title. */
function getFavourite(
  tracks: Readonly<Record<string, number>>,
  titles: ReadonlyMap<string, string>,
): string | null {
  const known = Object.entries(tracks).flatMap(([id, streams]) => {
    const title = titles.get(id);
    return title === undefined ? [] : [{ title, streams }];
  });
  const [first] = known.toSorted(
    (one, other) => other.streams - one.streams || (one.title < other.title ? -1 : 1),
  );
  return first?.title ?? null;
}

const isNotified = ({ notifications: { push, newReleases, social } }: Preferences) =>
  push && (newReleases || social);
