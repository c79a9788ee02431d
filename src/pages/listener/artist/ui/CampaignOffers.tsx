import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useJoinCampaignMutation } from '@/entities/fan';
import { useArtistHighlightsQuery } from '@/entities/highlight';
import type { CampaignOffer } from '@/shared/contract/fan.ts';
import { formatDate, formatNumber } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/section';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import * as styles from './CampaignOffers.css';

type CampaignOffersProps = {
  /** Whose page it is. */
  artistId: string;
  /** For the sentence that says why it is there. */
  artistName: string;
};

/**
 * What an artist offers to fans like the viewer; nothing where that is nothing. See docs/product/fans.md.
 * @states default selected disabled empty failed long-text extreme-numbers narrow
 * @without hover focus: its buttons show them
 * @without loading: nothing stands there until it has come
 * @without visitor: it is there for who is signed in alone
 */
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
            <Offer key={offer.id} offer={offer} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}

function Offer({ offer }: { offer: CampaignOffer }) {
  const { t, i18n } = useTranslation(['pages.listener.artist.offers', 'entities.fan']);
  const [join, { isLoading }] = useJoinCampaignMutation();
  const heading = useId();
  const { id, title, description, type, endDate, rewards, isIn } = offer;
  const { participantCount, maxParticipants } = offer;
  const number = (value: number) => formatNumber(value, i18n.language);
  const free = Math.max(0, maxParticipants - participantCount);
  const isFull = !isIn && free === 0;

  const handlePress = async () => {
    const { error } = await join({ id, act: isIn ? 'leave' : 'join' });
    if (error) {
      showFailure('joinCampaign', error, { text: t(isIn ? 'leaveFailed' : 'failed', { title }) });
    } else showToast({ tone: 'success', text: t(isIn ? 'left' : 'joined', { title }) });
  };
  return (
    <li className={styles.offer} aria-labelledby={heading}>
      <Inline gap={2} isWrapping>
        <Badge tone="accent">{t(`entities.fan:campaignType.${type}`)}</Badge>
        {isIn && <Badge tone="success">{t('isIn')}</Badge>}
      </Inline>
      <Heading level={3} size="small" id={heading}>
        {title}
      </Heading>
      <Text size="small">{description}</Text>
      {rewards.length > 0 && (
        <Stack gap={1}>
          <Text size="small" tone="muted">
            {t('rewards')}
          </Text>
          <ul className={styles.rewards}>
            {rewards.map((reward) => (
              <li key={reward}>{reward}</li>
            ))}
          </ul>
        </Stack>
      )}
      <Text size="small" tone="muted" isNumeric>
        {t('until', { day: formatDate(endDate, i18n.language) })}
        {' · '}
        {t('places', { count: free, left: number(free), most: number(maxParticipants) })}
      </Text>
      <Button
        size="small"
        variant={isIn ? 'ghost' : 'soft'}
        isPending={isLoading}
        disabled={isFull}
        {...(!isFull && { 'aria-label': t(isIn ? 'leaveName' : 'joinName', { title }) })}
        onClick={() => void handlePress()}
      >
        {isFull ? t('full') : t(isIn ? 'leave' : 'join')}
      </Button>
    </li>
  );
}
