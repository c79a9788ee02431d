import { PendingState } from '@/entities/outbox';
import { PicturedName } from '@/shared/ui/data-table';
import { Stack } from '@/shared/ui/stack';
import { useMarqueeDesk } from '../model/marquee-desk';
import type { ShownCampaign } from '../model/marquee-item';
import { CampaignPicture } from './CampaignPicture';

type CampaignNameProps = {
  shown: ShownCampaign;
};

/** A campaign in its row; with its delivery while pending on this device. */
export function CampaignName({ shown: { thing, pending } }: CampaignNameProps) {
  const { scope, edit, whose } = useMarqueeDesk();
  return (
    <Stack gap={1}>
      <PicturedName
        picture={<CampaignPicture campaign={thing} width={40} />}
        detail={thing.trackTitle}
      >
        {thing.campaignName}
      </PicturedName>
      {whose(thing.id)}
      {pending && (
        <PendingState owner={scope.owner} pending={pending} onEdit={() => edit(thing.id)} />
      )}
    </Stack>
  );
}
