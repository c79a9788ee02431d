import { useTranslation } from 'react-i18next';
import { SponsoredLook } from '@/entities/marquee';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { CampaignDraft } from '../../model/use-campaign-form';

type CampaignPreviewProps = {
  draft: CampaignDraft;
};

export function CampaignPreview({ draft }: CampaignPreviewProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { values, tracks, file, uploaded } = draft;
  const track = tracks.find(({ id }) => id === values.trackId);
  const sent = uploaded.find(({ kind, name }) => kind === 'image' && name === values.image);
  const picture = file.good?.kind === 'image' ? file.good.url : sent?.address;
  const isLine = values.adFormat === 'playlist_takeover';
  return (
    <Stack gap={4}>
      <SponsoredLook
        trackId={values.trackId}
        coverImage={picture ?? track?.coverImage ?? null}
        title={track?.title ?? t('form.chooseTrack')}
        artist={track?.artist ?? ''}
        copy={values.copy}
        looks={isLine ? 'line' : 'card'}
        level={3}
      />
      <Text size="small" tone="muted">
        {t(`form.formatHint.${values.adFormat}`)}
      </Text>
    </Stack>
  );
}
