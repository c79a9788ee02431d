import type { DeliveredCampaign } from '#contract/fan.ts';
import { problem } from '../../platform/problems.ts';
import type { Delivery } from '../../platform/repeats/take-delivery.ts';
import { type Sentence, sentences } from '../../platform/sentences.ts';
import { dayOf } from '../figures/day-figures.ts';
import { isVisibleName } from '../user/visible-name.ts';
import { insertCampaign } from './campaign.repository.ts';

const words = sentences.fans;

type Taking = Delivery & { artistId: string; sentBy: string; delivered: DeliveredCampaign };

/**
 * Takes in a campaign of an artist: a draft without participants.
 *
 * @throws {Problem} `invalid` with the field for days that are over or the wrong way round.
 */
export async function takeCampaign(taking: Taking): Promise<void> {
  const { tx, now, artistId, sentBy, delivered } = taking;
  const { id, title, description, type, startDate, endDate, eligibleTiers } = delivered;
  for (const [field, text] of Object.entries({ title, description })) {
    if (!isVisibleName(text)) throw refused(field, sentences.fields.required);
  }
  if (endDate < startDate) throw refused('endDate', words.endBeforeStart);
  if (endDate < dayOf(now)) throw refused('endDate', words.isOver);
  const isTaken = await insertCampaign(tx, {
    id,
    artistId,
    sentBy,
    title,
    description,
    type,
    startDate,
    endDate,
    eligibleTiers: [...new Set(eligibleTiers)],
    maxParticipants: delivered.maxParticipants,
    rewards: delivered.rewards,
    createdAt: now,
  });
  if (!isTaken) throw problem('duplicate');
}

const refused = (field: string, error: Sentence) =>
  problem('invalid', { error, fields: { [field]: error }, status: 422 });
