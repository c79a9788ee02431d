import { useTranslation } from 'react-i18next';
import { CreatedState } from '@/entities/outbox';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useMarqueeDesk } from '../model/marquee-desk';
import type { ShownCampaign } from '../model/use-campaigns';

type CampaignNameProps = {
  shown: ShownCampaign;
};

/** A campaign in its row: its name, its track, and how far it is where it waits on this device. */
export function CampaignName({ shown: { thing, created } }: CampaignNameProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { place, edit } = useMarqueeDesk();
  return (
    <Stack gap={1}>
      <Text weight="strong" lines={2}>
        {thing.campaignName}
      </Text>
      <Text size="small" tone="muted" isTruncated>
        {t('trackOf', { track: thing.trackTitle, artist: thing.artistName })}
      </Text>
      {created && (
        <CreatedState owner={place.owner} created={created} onEdit={() => edit(thing.id)} />
      )}
    </Stack>
  );
}
