import type { ChangeCampaignBody, DeliveredCampaign } from '#contract/fan.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Taking } from '../../catalogue/ownership/index.ts';
import { problem, refused } from '../../../platform/problems.ts';
import { dayName, refuseOutdated } from '../../../platform/refuse-outdated.ts';
import { sentences } from '../../../platform/sentences.ts';
import { toDay } from '../../../platform/days.ts';
import { type CampaignFields, getFields } from './campaign-fields.ts';
import { type CampaignRow, campaigns, isConcertOf } from './campaign.repository.ts';

const words = sentences.fans;

/**
 * Stores a draft without participants.
 *
 * @throws {Problem} `invalid` with the field for past or reversed days, and a foreign concert.
 */
export async function takeCampaign(taking: Taking<DeliveredCampaign>): Promise<void> {
  const { tx, now, artistId, sentBy, delivered } = taking;
  const { id, at: _, ...fields } = delivered;
  const row = await getRow(tx, { artistId, now, fields });
  if (!(await campaigns.insert(tx, { ...row, id, artistId, sentBy, createdAt: now }))) {
    throw problem('duplicate');
  }
}

type Changing = { now: Date; row: CampaignRow; body: ChangeCampaignBody };

/**
 * Accepts only a draft or a planned campaign, which nobody could join yet.
 *
 * @throws {Problem} as `takeCampaign`; `duplicate` for one that has begun or was cancelled, an
 * outdated version, and as `refuseOutdated`.
 */
export async function changeCampaign(tx: Db, { now, row, body }: Changing): Promise<CampaignRow> {
  const { version, seen, ...changes } = body;
  const isOpen = row.status === 'draft' || (row.status === 'active' && row.startDate > toDay(now));
  if (!isOpen) throw problem('duplicate', { error: words.notEditable });
  if (version !== undefined && version !== row.version) {
    throw problem('duplicate', { error: words.changedElsewhere });
  }
  const before = getFields(row);
  refuseOutdated<CampaignFields>({ now: before, seen, changes }, { describe });
  const fields = Object.assign({}, before, changes);
  const changed = await getRow(tx, { artistId: row.artistId, now, fields });
  return campaigns.update(tx, row.id, { ...changed, version: row.version + 1 });
}

function describe(field: keyof CampaignFields, value: unknown) {
  if (field === 'startDate' || field === 'endDate') return dayName(String(value));
  const isChosen = field === 'type' || field === 'eligibleTiers' || field === 'concertId';
  if (isChosen) return { instead: sentences.conflicts.isOther };
  return Array.isArray(value) ? value.join(', ') : String(value);
}

type Filled = { artistId: string; now: Date; fields: CampaignFields };

async function getRow(tx: Db, { artistId, now, fields }: Filled) {
  const { startDate, endDate, eligibleTiers, concertId = null } = fields;
  if (endDate < startDate) throw refused('endDate', words.endBeforeStart);
  if (endDate < toDay(now)) throw refused('endDate', words.isOver);
  if (concertId !== null && !(await isConcertOf(tx, concertId, artistId))) {
    throw refused('concertId', words.noConcert);
  }
  return { ...fields, concertId, eligibleTiers: [...new Set(eligibleTiers)] };
}
