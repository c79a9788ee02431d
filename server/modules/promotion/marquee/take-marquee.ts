import type {
  ChangeMarqueeBody,
  DeliveredMarquee,
  MarqueeFields,
  MarqueeForm,
} from '#contract/marquee.ts';
import { marqueeLimits } from '#contract/marquee-limits.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem, refused } from '../../../platform/problems.ts';
import { dayName, refuseOutdated } from '../../../platform/refuse-outdated.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { toDay } from '../../../platform/days.ts';
import type { Taking } from '../../catalogue/ownership/index.ts';
import { getSpan } from './audience.ts';
import { addressIn, isUploaded, noFiles, saveFiles } from './marquee-files.ts';
import { findTracks, marquees } from './marquee.repository.ts';
import type { MarqueeRow } from './marquee.table.ts';

const words = sentences.marquee;
const { daysMax, perArtist } = marqueeLimits;
const day = 24 * 3_600_000;

type Files = {
  /** The files'; only their sender may use them. */
  owner: string;
  assets: Pick<Assets, 'claim' | 'release'>;
};

type Sent = Taking<DeliveredMarquee> & Pick<Files, 'assets'>;

/**
 * @throws {Problem} `invalid` with the field for a missing track, a missing file or impossible
 * days.
 */
export async function takeMarquee(taking: Sent): Promise<void> {
  const { tx, now, artistId, sentBy: owner, assets, delivered } = taking;
  const { id, at: _, trackTitle: __, artistName: ___, ...fields } = delivered;
  if ((await marquees.count(tx, artistId)) >= perArtist) {
    throw problem('invalid', { error: fill(words.tooMany, { count: perArtist }), status: 422 });
  }
  const row = await getRow(tx, { artistId, now, form: asForm(fields) });
  if (!(await marquees.insert(tx, { ...row, id, artistId, createdAt: now }))) {
    throw problem('duplicate', { error: sentences.requests.idTaken });
  }
  await saveFiles(tx, { assets, owner, campaignId: id, before: noFiles, after: row });
}

type Changing = Files & { tx: Db; now: Date; row: MarqueeRow; fields: ChangeMarqueeBody };

/**
 * Only drafts and paused campaigns may change. A budget above the approved one, and a picture or
 * sound that no admin knows, need approval again.
 *
 * @throws {Problem} like `takeMarquee` and `refuseOutdated`; `duplicate` for a campaign under way
 * or over.
 */
export async function changeMarquee(changing: Changing): Promise<void> {
  const { tx, now, owner, assets, row, fields } = changing;
  if (row.status !== 'draft' && row.status !== 'paused') {
    throw problem('duplicate', { error: words.notEditable });
  }
  const { seen, ...sent } = fields;
  const [before, changes] = [getForm(row), asForm(sent)];
  refuseOutdated<MarqueeForm>({ now: before, seen, changes }, { describe: toWords(row) });
  const form = Object.assign({}, before, changes);
  const { impressions, spent, approvedBudget, approval } = row;
  if (impressions > 0 && form.trackId !== row.trackId) throw refused('trackId', words.trackFixed);
  const changed = await getRow(tx, { artistId: row.artistId, now, form });
  if (changed.budget < spent) throw refused('budget', words.belowSpent);
  await saveFiles(tx, { assets, owner, campaignId: row.id, before: row, after: changed });
  const isUnseen = (kind: 'image' | 'audio') =>
    isUploaded(changed[kind]) && changed[kind] !== row[kind];
  if (isUnseen('image') || isUnseen('audio')) {
    const unseen = { approval: 'none', approvedBudget: null, playlistId: null } as const;
    await marquees.update(tx, row.id, { ...changed, ...unseen });
    return;
  }
  const isCovered = approvedBudget !== null && changed.budget <= approvedBudget;
  const mended = isCovered ? 'approved' : 'none';
  await marquees.update(tx, row.id, {
    ...changed,
    approval: approval === 'waiting' && !isCovered ? 'waiting' : mended,
    playlistId: null,
  });
}

/** A cancelled campaign is never shown again; its addresses stay. */
export async function dropFiles(
  tx: Db,
  { assets, row }: Pick<Files, 'assets'> & { row: MarqueeRow },
): Promise<void> {
  const after = {
    image: addressIn(row.image),
    video: addressIn(row.video),
    audio: addressIn(row.audio),
  };
  await saveFiles(tx, { assets, owner: '', campaignId: row.id, before: row, after });
  await marquees.update(tx, row.id, after);
}

function asForm(fields: MarqueeFields): MarqueeForm;
function asForm(fields: Omit<ChangeMarqueeBody, 'seen'>): Partial<MarqueeForm>;
function asForm({ targetAudience, creativeAssets, ...rest }: Omit<ChangeMarqueeBody, 'seen'>) {
  return { ...rest, ...targetAudience, ...creativeAssets };
}

const getForm = (row: MarqueeRow): MarqueeForm => ({
  trackId: row.trackId,
  campaignName: row.campaignName,
  budget: row.budget / 100,
  startDate: row.startDate,
  endDate: row.endDate,
  adFormat: row.adFormat,
  ageRange: row.ageRange,
  genres: row.genres,
  countries: row.countries,
  interests: row.interests,
  image: row.image,
  video: row.video,
  audio: row.audio,
  copy: row.copy,
});

const toWords = (row: MarqueeRow) => (field: keyof MarqueeForm, value: unknown) => {
  if (field === 'trackId') return row.trackTitle;
  if (field === 'startDate' || field === 'endDate') return dayName(String(value));
  const isCode = field === 'adFormat' || field === 'countries' || field === 'ageRange';
  if (isCode || isUploaded(String(value))) {
    return { instead: sentences.conflicts.isOther };
  }
  return Array.isArray(value) ? value.join(', ') : String(value);
};

type CampaignEntry = { artistId: string; now: Date; form: MarqueeForm };

async function getRow(tx: Db, { artistId, now, form }: CampaignEntry) {
  const { trackId, budget, startDate, endDate, ageRange } = form;
  const [from, to] = [Date.parse(startDate), Date.parse(endDate)];
  if (to < from) throw refused('endDate', words.endsBefore);
  // Somewhere on earth it is still the day before.
  if (endDate < toDay(new Date(now.getTime() - day / 2))) throw refused('endDate', words.isOver);
  if ((to - from) / day + 1 > daysMax) {
    throw refused('endDate', fill(words.tooLong, { count: daysMax }));
  }
  if (from > now.getTime() + daysMax * day) throw refused('startDate', words.tooFar);
  const [track] = await findTracks(tx, artistId, 1, trackId);
  if (track === undefined) throw refused('trackId', words.trackGone);
  return {
    ...form,
    trackTitle: track.title,
    artistName: track.artist,
    budget: budget * 100,
    endsAt: new Date(to + day),
    ...getSpan(ageRange),
    genres: [...new Set(form.genres)],
    countries: [...new Set(form.countries)],
    interests: [...new Set(form.interests)],
  };
}
