import { fanLimits } from '#contract/fan-choices.ts';
import type { DeliveredNotice } from '#contract/notification.ts';
import { addJob } from '../../platform/jobs/job.repository.ts';
import { problem } from '../../platform/problems.ts';
import type { Delivery } from '../../platform/repeats/take-delivery.ts';
import { type Sentence, sentences } from '../../platform/sentences.ts';
import { isVisibleName } from '../user/visible-name.ts';
import { handOutJob } from './hand-out.ts';
import { insertNotice, isTrackOf } from './notice.repository.ts';

const words = sentences.fans;
const day = 24 * 3_600_000;

type Taking = Delivery & { artistId: string; sentBy: string; delivered: DeliveredNotice };

/**
 * Takes in what an artist tells their fans, and asks for it to be handed out at its moment, or at once.
 *
 * @throws {Problem} `invalid` with the field for a moment too far away, or a track that is not there.
 */
export async function takeNotice({ tx, now, artistId, sentBy, delivered }: Taking): Promise<void> {
  const { id, title, message, type, scheduledDate, includeTrackLink } = delivered;
  for (const [field, text] of Object.entries({ title, message })) {
    if (!isVisibleName(text)) throw refused(field, sentences.fields.required);
  }
  const planned = scheduledDate === null ? null : new Date(scheduledDate);
  const isLater = planned !== null && planned > now;
  if (isLater && planned.getTime() > now.getTime() + fanLimits.plannedDays * day) {
    throw refused('scheduledDate', words.tooFar);
  }
  const trackId = includeTrackLink ? delivered.trackId : null;
  if (trackId !== null && !(await isTrackOf(tx, { track: trackId, artist: artistId }))) {
    throw refused('trackId', words.noTrack);
  }
  const isTaken = await insertNotice(tx, {
    id,
    artistId,
    sentBy,
    title,
    message,
    type,
    targetTiers: [...new Set(delivered.targetTiers)],
    trackId,
    status: isLater ? 'scheduled' : 'sent',
    scheduledAt: planned,
    sentAt: isLater ? null : now,
    createdAt: now,
  });
  if (!isTaken) throw problem('duplicate');
  await addJob(tx, {
    kind: handOutJob,
    key: id,
    payload: { noticeId: id },
    runAt: isLater ? planned : now,
  });
}

const refused = (field: string, error: Sentence) =>
  problem('invalid', { error, fields: { [field]: error }, status: 422 });
