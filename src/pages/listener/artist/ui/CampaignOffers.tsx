import { useTranslation } from 'react-i18next';
import { useArtistHighlightsQuery } from '@/entities/highlight';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Offer } from './Offer';
import * as styles from './CampaignOffers.css';

type CampaignOffersProps = {
  artistId: string;
  /** For the explanation. */
  artistName: string;
};

/** Campaigns that the viewer may join or has joined. See docs/product/fans.md. */
export function CampaignOffers({ artistId, artistName }: CampaignOffersProps) {
  const { t } = useTranslation('pages.listener.artist.offers');
  const { data } = useArtistHighlightsQuery(artistId);
  if (!data || data.campaigns.length === 0) return null;
  return (
    <Section title={t('title')}>
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {t('why', { artist: artistName })}
        </Text>
        <ul className={styles.offers}>
          {data.campaigns.map((offer) => (
            <Offer key={offer.id} offer={offer} artistName={artistName} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
