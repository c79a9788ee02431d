import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useJoinCampaignMutation } from '@/entities/fan';
import type { CampaignOffer } from '@/shared/contract/fan.ts';
import { formatDate, formatNumber } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/field';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import * as styles from './CampaignOffers.css';

type OfferProps = {
  offer: CampaignOffer;
  /** The artist whose team may contact the viewer. */
  artistName: string;
};

/** A campaign; participants read the presale code and may leave, even after its end. */
export function Offer({ offer, artistName }: OfferProps) {
  const { t, i18n } = useTranslation(['pages.listener.artist.offers', 'entities.fan']);
  const [join, { isLoading }] = useJoinCampaignMutation();
  const [isShared, setShared] = useState(false);
  const heading = useId();
  const { id, title, description, type, endDate, rewards, isIn, ended, concert } = offer;
  const { participantCount, maxParticipants, presaleCode } = offer;
  const number = (value: number) => formatNumber(value, i18n.language);
  const free = Math.max(0, maxParticipants - participantCount);
  const isFull = !isIn && free === 0;

  const handlePress = async () => {
    const { error } = await join(
      isIn ? { id, act: 'leave' } : { id, act: 'join', ...(isShared && { sharesContact: true }) },
    );
    if (error) {
      showFailure('joinCampaign', error, {
        fallback: t(isIn ? 'leaveFailed' : 'failed', { title }),
      });
    } else showToast({ tone: 'success', text: t(isIn ? 'left' : 'joined', { title }) });
  };
  return (
    <Surface as="li" kind="outlined" className={styles.offer} aria-labelledby={heading}>
      <Inline gap={2} isWrapping>
        <Badge tone="accent">{t(`entities.fan:campaignType.${type}`)}</Badge>
        {ended ? (
          <StatusBadge meaning={ended === 'cancelled' ? 'failed' : 'over'}>
            {t(`ended.${ended}`)}
          </StatusBadge>
        ) : (
          isIn && <StatusBadge meaning="on">{t('isIn')}</StatusBadge>
        )}
      </Inline>
      <Heading level={3} size="small" id={heading}>
        {title}
      </Heading>
      <Text size="small">{description}</Text>
      {concert && (
        <Text size="small">
          {t('concert', {
            title: concert.title,
            venue: concert.venue,
            day: formatDate(concert.date, i18n.language),
          })}
        </Text>
      )}
      {presaleCode !== undefined && (
        <Text className={styles.code}>{t('code', { code: presaleCode })}</Text>
      )}
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
      {ended ? (
        <Text size="small" tone="muted">
          {t(`endedText.${ended}`, { artist: artistName })}
        </Text>
      ) : (
        <Text size="small" tone="muted" isNumeric>
          {t('until', { day: formatDate(endDate, i18n.language) })}
          {' · '}
          {t('places', { count: free, left: number(free), most: number(maxParticipants) })}
        </Text>
      )}
      {!isIn && !isFull && (
        <Checkbox
          label={t('share', { artist: artistName })}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      )}
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
    </Surface>
  );
}
