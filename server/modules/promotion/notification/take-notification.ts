import { fanLimits } from '#contract/fan-choices.ts';
import type { ChangeNotificationBody, DeliveredNotification } from '#contract/notification.ts';
import type { Db } from '../../../platform/database/db.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { problem, refused } from '../../../platform/problems.ts';
import { refuseOutdated } from '../../../platform/refuse-outdated.ts';
import { sentences } from '../../../platform/sentences.ts';
import { isCampaignOf } from '../fan/index.ts';
import type { Taking } from '../../catalogue/ownership/index.ts';
import { handOutJob } from './hand-out.ts';
import { isTrackOf, notifications } from './notification.repository.ts';
import type { fanNotificationTable } from './notification.table.ts';

const words = sentences.fans;
const day = 24 * 3_600_000;

/**
 * Without a moment it is delivered at once.
 *
 * @throws {Problem} `invalid` with the field for a moment too far ahead, or an unknown track or
 * campaign.
 */
export async function takeNotification({
  tx,
  now,
  artistId,
  sentBy,
  delivered,
}: Taking<DeliveredNotification>): Promise<void> {
  const { id, at: _, ...fields } = delivered;
  const row = await getRow(tx, { artistId, now, fields });
  if (!(await notifications.insert(tx, { ...row, id, artistId, sentBy, createdAt: now }))) {
    throw problem('duplicate');
  }
  await planHandOut(tx, { id, key: id, runAt: row.sentAt ?? row.scheduledAt ?? now });
}

type Changing = {
  now: Date;
  row: typeof fanNotificationTable.$inferSelect;
  body: ChangeNotificationBody;
};

/**
 * Only what is planned or was called off may change.
 *
 * @throws {Problem} like `takeNotification` and `refuseOutdated`; `duplicate` if it is out or the
 * version differs.
 */
export async function changeNotification(tx: Db, { now, row, body }: Changing): Promise<void> {
  const { version, seen, ...changes } = body;
  if (row.status === 'sent') throw problem('duplicate', { error: words.isOut });
  if (version !== undefined && version !== row.version) {
    throw problem('duplicate', { error: words.changedElsewhere });
  }
  const before = getFields(row, now);
  const { status } = row;
  refuseOutdated<Seen>({ now: { ...before, status }, seen, changes }, { describe });
  const fields = Object.assign({}, before, changes);
  const changed = await getRow(tx, { artistId: row.artistId, now, fields });
  const next = row.version + 1;
  await notifications.update(tx, row.id, { ...changed, isSuspended: false, version: next });
  // A pending job keeps the earlier moment, so each version gets its own job; one that runs too
  // early does nothing.
  const runAt = changed.sentAt ?? changed.scheduledAt ?? now;
  await planHandOut(tx, { id: row.id, key: `${row.id}:${next}`, runAt });
}

type Planned = Pick<Changing['row'], 'id' | 'version' | 'scheduledAt'>;

export async function replanNotification(
  tx: Db,
  { id, version, scheduledAt }: Planned,
): Promise<void> {
  if (scheduledAt === null) return;
  const next = version + 1;
  await notifications.update(tx, id, { status: 'scheduled', version: next });
  await planHandOut(tx, { id, key: `${id}:${next}`, runAt: scheduledAt });
}

/**
 * It becomes a draft, and its job does nothing.
 *
 * @throws {Problem} `duplicate` once it is out, or was never planned.
 */
export async function callOffNotification(tx: Db, { id, status }: Row): Promise<void> {
  if (status !== 'scheduled') throw problem('duplicate', { error: words.wasSent });
  await notifications.update(tx, id, { status: 'draft' });
}

const planHandOut = (tx: Db, { id, key, runAt }: { id: string; key: string; runAt: Date }) =>
  addJob(tx, { kind: handOutJob, key, payload: { notificationId: id }, runAt });

type Fields = Omit<DeliveredNotification, 'id' | 'at'>;
type Row = Changing['row'];
type Seen = Fields & Pick<Row, 'status'>;

/** Past moments become none. */
const getFields = (row: Row, now: Date): Fields => ({
  title: row.title,
  message: row.message,
  type: row.type,
  scheduledDate:
    row.scheduledAt !== null && row.scheduledAt > now ? row.scheduledAt.toISOString() : null,
  targetTiers: row.targetTiers,
  includeTrackLink: row.trackId !== null,
  trackId: row.trackId,
  campaignId: row.campaignId,
});

function describe(field: keyof Seen, value: unknown) {
  if (field === 'title' || field === 'message') return String(value);
  if (field !== 'status') return { instead: sentences.conflicts.isOther };
  return { instead: value === 'draft' ? words.wasCalledOff : words.wasPlanned };
}

type Filled = { artistId: string; now: Date; fields: Fields };

async function getRow(tx: Db, { artistId, now, fields }: Filled) {
  const { title, message, type, scheduledDate, includeTrackLink, campaignId = null } = fields;
  const planned = scheduledDate === null ? null : new Date(scheduledDate);
  const isLater = planned !== null && planned > now;
  if (isLater && planned.getTime() > now.getTime() + fanLimits.plannedDays * day) {
    throw refused('scheduledDate', words.tooFar);
  }
  const trackId = includeTrackLink ? fields.trackId : null;
  if (trackId !== null && !(await isTrackOf(tx, { track: trackId, artist: artistId }))) {
    throw refused('trackId', words.noTrack);
  }
  if (campaignId !== null && !(await isCampaignOf(tx, { campaignId, artist: artistId }))) {
    throw refused('campaignId', words.noCampaign);
  }
  return {
    title,
    message,
    type,
    targetTiers: [...new Set(fields.targetTiers)],
    trackId,
    campaignId,
    status: isLater ? ('scheduled' as const) : ('sent' as const),
    scheduledAt: planned,
    sentAt: isLater ? null : now,
  };
}
