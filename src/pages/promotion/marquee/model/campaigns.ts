import { createdList } from '@/entities/outbox';
import type { DeliveredMarquee } from '@/shared/contract/marquee.ts';

/** A campaign on this device. */
export type NewCampaign = Omit<DeliveredMarquee, 'at'>;

const texts = ['id', 'trackId', 'trackTitle', 'artistName', 'campaignName', 'adFormat'] as const;

const isObject = (candidate: unknown): candidate is Record<string, unknown> =>
  typeof candidate === 'object' && candidate !== null;

function isNewCampaign(candidate: unknown): candidate is NewCampaign {
  if (!isObject(candidate)) return false;
  const { budget, startDate, endDate, targetAudience: audience, creativeAssets } = candidate;
  if (!isObject(audience) || !isObject(creativeAssets)) return false;
  return (
    texts.every((name) => typeof candidate[name] === 'string') &&
    typeof budget === 'number' &&
    [startDate, endDate, audience['ageRange']].every((text) => typeof text === 'string') &&
    ['genres', 'countries', 'interests'].every((name) => Array.isArray(audience[name])) &&
    ['image', 'video', 'audio', 'copy'].every((name) => typeof creativeAssets[name] === 'string')
  );
}

/** Campaigns that the server does not have yet: to create one sends no request of its own. See docs/product/outbox.md. */
export const newCampaigns = createdList<NewCampaign>({
  name: 'promotion/marquee',
  act: 'create-marquee',
  isItem: isNewCampaign,
  nameOf: ({ campaignName }) => campaignName,
  bodyOf: ({ id: _, ...body }) => body,
});
