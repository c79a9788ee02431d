import { sql } from '#drizzle/orm.ts';
import type { Sponsored } from '#contract/marquee.ts';
import { marqueeCountries, marqueeGenres, marqueeLimits } from '#contract/marquee-limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { toDay } from '../../../platform/days.ts';
import { imagePath } from '../../../media/image-path.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { isInFamily } from '../../people/plan/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import { ageOn, toMarqueeGenres, wantsAnyCountry, wantsAnyGenre } from './audience.ts';
import {
  marqueeCampaignTable,
  marqueeHiddenTable,
  marqueeShowingTable,
  marqueeViewerTable,
} from './marquee.table.ts';
import { filePath, isUploaded } from './marquee-files.ts';
import { at, mayShow, progress } from './pacing.repository.ts';

/**
 * `sound`: between two songs. A takeover's playlist, or the campaign itself when an impression is
 * counted.
 */
type Placement = 'home' | 'sound' | { playlist: string } | { campaign: string };

type Asking = { listenerId: string; now: Date; placement: Placement };

/** Latest plays and days that show what a listener hears, and plays per genre. */
const listeningMinimum = { plays: 200, days: 28, least: 3 } as const;

const day = 24 * 3_600_000;

/** Spare candidates, because some tracks may be gone. */
const spare = 5;

/**
 * At most three statements; null for premium users, staff and anyone shown a campaign today. The
 * path of an uploaded picture is not signed yet.
 */
export async function findSponsored(
  db: Db,
  { listenerId, now, placement }: Asking,
): Promise<Sponsored | null> {
  const listener = await findListener(db, listenerId, now);
  if (listener === null) return null;
  const { country, age } = listener;
  const genres = toMarqueeGenres(await findGenres(db, listenerId, now));
  const found = await findCampaign(db, { listenerId, now, country, age, genres, placement });
  if (found === null) return null;
  const { track_id, track_title, artist_id, artist_name, album_id } = found;
  const genre = genres.find((each) => found.genres.includes(each)) ?? null;
  return {
    id: found.id,
    adFormat: found.ad_format,
    copy: found.copy,
    track: {
      id: track_id,
      title: track_title,
      artist: { id: artist_id, name: artist_name },
      coverImage: isUploaded(found.image)
        ? filePath('image', found.id)
        : imagePath('album', album_id),
    },
    reasons: {
      genre: wantsAnyGenre(found.genres) ? null : genre,
      country: wantsAnyCountry(found.countries) ? null : country,
      ageRange: found.age_range === 'all' ? null : found.age_range,
    },
  };
}

async function findListener(db: Db, listenerId: string, now: Date) {
  const today = toDay(now);
  const { rows } = await db.execute<{ country: string; born: string | null }>(sql`
    select ${userTable.country} as country, ${userTable.dateOfBirth}::text as born
    from ${userTable}
    where ${userTable.id} = ${listenerId} and ${userTable.role} = 'user'
      and ${userTable.subscriptionType} = 'free'
      and (${userTable.paidUntil} is null or ${userTable.paidUntil} < ${today}::date)
      and not ${isInFamily(now)}
      and not exists (select from ${marqueeShowingTable}
        where ${marqueeShowingTable.listenerId} = ${listenerId} and ${marqueeShowingTable.day} = ${today}::date)`);
  const [row] = rows;
  if (row === undefined) return null;
  return { country: row.country, age: row.born === null ? null : ageOn(row.born, today) };
}

async function findGenres(db: Db, listenerId: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - listeningMinimum.days * day);
  const { rows } = await db.execute<{ genre: string }>(sql`
    select ${albumTable.genre} as genre from (
      select ${playTable.trackId} as track_id from ${playTable}
      where ${playTable.listenerId} = ${listenerId} and ${playTable.playedAt} >= ${at(since)}
      order by ${playTable.playedAt} desc limit ${listeningMinimum.plays}
    ) as latest
    join ${trackTable} on ${trackTable.id} = latest.track_id
    join ${albumTable} on ${albumTable.id} = ${trackTable.albumId}
    group by ${albumTable.genre} having count(*) >= ${listeningMinimum.least}::int`);
  return rows.map(({ genre }) => genre);
}

type Found = {
  id: string;
  ad_format: Sponsored['adFormat'];
  copy: string;
  image: string;
  genres: NonNullable<Sponsored['reasons']['genre']>[];
  countries: string[];
  age_range: NonNullable<Sponsored['reasons']['ageRange']>;
  track_id: string;
  track_title: string;
  artist_id: string;
  artist_name: string;
  album_id: string;
};

type Viewer = Asking & { country: string; age: number | null; genres: readonly string[] };

async function findCampaign(
  db: Db,
  { listenerId, now, country, age, genres, placement }: Viewer,
): Promise<Found | null> {
  const campaign = marqueeCampaignTable;
  const { rows } = await db.execute<Found>(sql`
    select meant.*, ${trackTable.title} as track_title, ${trackTable.albumId} as album_id,
      ${artistTable.id} as artist_id, ${artistTable.name} as artist_name
    from (
      select ${campaign.id}, ${campaign.adFormat}, ${campaign.copy}, ${campaign.image}, ${campaign.genres}, ${campaign.countries},
        ${campaign.ageRange}, ${campaign.trackId}, ${progress(now)} as progress
      from ${campaign}
      where ${mayShow(now)}
        and ${standsOn(placement)}
        and (${campaign.genres} && ${sql.param(genres)}::text[]
          or cardinality(${campaign.genres}) in (0, ${marqueeGenres.length}::int))
        and (${country} = any(${campaign.countries})
          or cardinality(${campaign.countries}) in (0, ${marqueeCountries.length}::int))
        and (${campaign.ageRange} = 'all' or (${age}::int is not null and ${age}::int >= ${campaign.ageMin}
          and (${campaign.ageMax} is null or ${age}::int <= ${campaign.ageMax})))
        and not ${campaign.artistId} = any(array(select ${marqueeHiddenTable.artistId}
          from ${marqueeHiddenTable} where ${marqueeHiddenTable.listenerId} = ${listenerId}))
        and not ${campaign.id} = any(array(select ${marqueeViewerTable.campaignId}
          from ${marqueeViewerTable} where ${marqueeViewerTable.listenerId} = ${listenerId}
            and ${marqueeViewerTable.times} >= ${marqueeLimits.perListener}::int))
      order by progress, ${campaign.id}
      limit ${spare}
    ) as meant
    join ${trackTable} on ${trackTable.id} = meant.track_id
    join ${artistTable} on ${artistTable.id} = ${trackTable.artistId}
    order by meant.progress, meant.id
    limit 1`);
  return rows[0] ?? null;
}

/** Takeovers appear only on their playlist while it is public, spots are only heard. */
function standsOn(placement: Placement) {
  const { id, adFormat, playlistId } = marqueeCampaignTable;
  if (placement === 'home') return sql`${adFormat} in ('sponsored_song', 'video_ad')`;
  if (placement === 'sound') return sql`${adFormat} = 'audio_ad'`;
  if ('campaign' in placement) return sql`${id} = ${placement.campaign}`;
  return sql`${adFormat} = 'playlist_takeover' and ${playlistId} = ${placement.playlist}
    and exists(select from ${playlistTable} where ${playlistTable.id} = ${placement.playlist} and ${playlistTable.isPublic})`;
}
