import { useMarqueesQuery } from '@/entities/marquee';
import { type OutboxScope, listedFor, type Shown, useToolItems } from '@/entities/outbox';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { marqueeTool, type NewCampaign } from './campaign-tool';

/** A campaign of the server, or of this device with its delivery. */
export type ShownCampaign = Shown<MarqueeCampaign, NewCampaign>;

export function useCampaigns(scope: OutboxScope) {
  const query = useMarqueesQuery(listedFor(scope), { refetchOnMountOrArgChange: true });
  return useToolItems(marqueeTool, scope, query);
}
