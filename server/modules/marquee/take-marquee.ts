import type { ChangeMarqueeBody, DeliveredMarquee } from '#contract/marquee.ts';
import { marqueeLimits } from '#contract/marquee-limits.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Delivery } from '../../platform/repeats/take-delivery.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../platform/sentences.ts';
import { dayOf } from '../figures/day-figures.ts';
import { isVisibleName } from '../user/visible-name.ts';
import { spanOf } from './audience.ts';
import { countCampaigns, findTracks, updateCampaign } from './marquee.repository.ts';
import { marqueeCampaignTable, type MarqueeRow } from './marquee.table.ts';

const words = sentences.marquee;
const { daysMax, perArtist } = marqueeLimits;
const day = 24 * 3_600_000;

type Taking = Delivery & { artistId: string; delivered: DeliveredMarquee };

/**
 * Takes in a campaign of an artist: a draft, of which nothing was shown.
 *
 * @throws {Problem} `invalid` with the field for a track that is gone or days that cannot be.
 */
export async function takeMarquee({ tx, now, artistId, delivered }: Taking): Promise<void> {
  const { id, at: _, trackTitle: __, artistName: ___, ...fields } = delivered;
  if ((await countCampaigns(tx, artistId)) >= perArtist) {
    throw problem('invalid', { error: fill(words.tooMany, { count: perArtist }), status: 422 });
  }
  const row = await rowOf(tx, { artistId, now, fields });
  await tx.insert(marqueeCampaignTable).values({ ...row, id, artistId, createdAt: now });
}

type Changing = { tx: Db; now: Date; row: MarqueeRow; fields: ChangeMarqueeBody };

/**
 * Changes a draft or a campaign that is paused. A budget above the approved one asks for approval again when it is
 * activated.
 *
 * @throws {Problem} as `takeMarquee` does; `duplicate` for a campaign that is under way or over.
 */
export async function changeMarquee({ tx, now, row, fields }: Changing): Promise<void> {
  if (row.status !== 'draft' && row.status !== 'paused') {
    throw problem('duplicate', { error: words.notEditable });
  }
  const { impressions, spent, approvedBudget, approval } = row;
  if (impressions > 0 && fields.trackId !== row.trackId) throw refused('trackId', words.trackFixed);
  const changed = await rowOf(tx, { artistId: row.artistId, now, fields });
  if (changed.budget < spent) throw refused('budget', words.belowSpent);
  const isCovered = approvedBudget !== null && changed.budget <= approvedBudget;
  const mended = isCovered ? 'approved' : 'none';
  await updateCampaign(tx, row.id, {
    ...changed,
    approval: approval === 'waiting' && !isCovered ? 'waiting' : mended,
    playlistId: null,
  });
}

type Filling = { artistId: string; now: Date; fields: ChangeMarqueeBody };

async function rowOf(tx: Db, { artistId, now, fields }: Filling) {
  const { trackId, campaignName, budget, startDate, endDate, adFormat } = fields;
  const { targetAudience, creativeAssets } = fields;
  if (!isVisibleName(campaignName)) throw refused('campaignName', sentences.fields.required);
  const [from, to] = [Date.parse(startDate), Date.parse(endDate)];
  if (to < from) throw refused('endDate', words.endsBefore);
  // Somewhere on earth it is still the day before.
  if (endDate < dayOf(new Date(now.getTime() - day / 2))) throw refused('endDate', words.isOver);
  if ((to - from) / day + 1 > daysMax) {
    throw refused('endDate', fill(words.tooLong, { count: daysMax }));
  }
  if (from > now.getTime() + daysMax * day) throw refused('startDate', words.tooFar);
  const [track] = await findTracks(tx, artistId, 1, trackId);
  if (track === undefined) throw refused('trackId', words.trackGone);
  const { ageRange, genres, countries, interests } = targetAudience;
  return {
    trackId,
    trackTitle: track.title,
    artistName: track.artist,
    campaignName,
    budget: budget * 100,
    startDate,
    endDate,
    endsAt: new Date(to + day),
    adFormat,
    ageRange,
    ...spanOf(ageRange),
    genres: [...new Set(genres)],
    countries: [...new Set(countries)],
    interests: [...new Set(interests)],
    ...creativeAssets,
  };
}

const refused = (field: string, error: Sentence) =>
  problem('invalid', { error, fields: { [field]: error }, status: 422 });
