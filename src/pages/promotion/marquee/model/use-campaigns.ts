import { useMarqueesQuery } from '@/entities/marquee';
import { type Created, type CreatedPlace, useListWithCreated } from '@/entities/outbox';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { type NewCampaign, newCampaigns } from './campaigns';

/** A campaign of the server, or one of this device with how far it is. */
export type ShownCampaign = { campaign: MarqueeCampaign; created: Created<NewCampaign> | null };

/** Those that were made and are not delivered yet, in front of those that the server has. */
export function useCampaigns(place: CreatedPlace) {
  const { artistId } = place;
  const query = useMarqueesQuery({ artistId }, { refetchOnMountOrArgChange: true });
  return useListWithCreated(
    newCampaigns,
    { place, query },
    { asThing: asDraft, show: (campaign, created): ShownCampaign => ({ campaign, created }) },
  );
}

/** A new one, before the server has it: a draft of which nothing was spent. */
const asDraft = ({ creativeAssets, ...item }: NewCampaign): MarqueeCampaign => ({
  ...item,
  spent: 0,
  impressions: 0,
  clicks: 0,
  conversions: 0,
  ctr: 0,
  cpc: 0,
  status: 'draft',
  creativeAssets: { ...creativeAssets, image: creativeAssets.image || null },
});
