import { useTranslation } from 'react-i18next';
import { useConcertsQuery } from '@/entities/concert';
import { OfferLook } from '@/entities/fan';
import { dash, readNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { CampaignDraft } from '../../model/use-campaign-form';
import { useArtistFace } from '../../model/use-artist-face';

type CampaignPreviewProps = { draft: CampaignDraft };

export function CampaignPreview({ draft: { values, artistId } }: CampaignPreviewProps) {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const { name } = useArtistFace(artistId);
  const { concertId, endDate, maxParticipants, ...typed } = values;
  const { data } = useConcertsQuery({ artistId }, { skip: concertId === '' });
  const concert = data?.find(({ id }) => id === concertId);
  const hasDay = !Number.isNaN(Date.parse(endDate));
  return (
    <Stack gap={3}>
      <Text size="small" tone="muted">
        {t('campaign.preview')}
      </Text>
      <OfferLook
        artistName={name}
        offer={{
          ...typed,
          title: typed.title || dash,
          concert: concert ?? null,
          endDate: hasDay ? endDate : values.startDate,
          participantCount: 0,
          maxParticipants: readNumber(maxParticipants) ?? 0,
          isIn: false,
        }}
      >
        <div inert>
          <Button size="small" variant="soft">
            {t('entities.fan:offer.join')}
          </Button>
        </div>
      </OfferLook>
    </Stack>
  );
}
