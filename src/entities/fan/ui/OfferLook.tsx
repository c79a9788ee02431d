import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignOffer } from '@/shared/contract/fan.ts';
import { formatDate, formatNumber } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './OfferLook.css';

type OfferLookProps = {
  offer: Omit<CampaignOffer, 'id'>;
  artistName: string;
  /** Its element. @default 'article' */
  as?: 'article' | 'li';
  children?: ReactNode;
};

/** A Fans First campaign as fans see it. */
export function OfferLook({ offer, artistName, as = 'article', children }: OfferLookProps) {
  const { t, i18n } = useTranslation('entities.fan');
  const heading = useId();
  const { title, description, type, endDate, rewards, isIn, ended, concert } = offer;
  const { participantCount, maxParticipants, presaleCode } = offer;
  const number = (value: number) => formatNumber(value, i18n.language);
  const free = Math.max(0, maxParticipants - participantCount);
  return (
    <Surface as={as} kind="outlined" className={styles.offer} aria-labelledby={heading}>
      <Inline gap={2} isWrapping>
        <Badge tone="accent">{t(`campaignType.${type}`)}</Badge>
        {ended ? (
          <StatusBadge meaning={ended === 'cancelled' ? 'failed' : 'over'}>
            {t(`offer.ended.${ended}`)}
          </StatusBadge>
        ) : (
          isIn && <StatusBadge meaning="on">{t('offer.isIn')}</StatusBadge>
        )}
      </Inline>
      <Heading level={3} size="small" id={heading}>
        {title}
      </Heading>
      <Text size="small">{description}</Text>
      {concert && (
        <Text size="small">
          {t('offer.concert', {
            title: concert.title,
            venue: concert.venue,
            day: formatDate(concert.date, i18n.language),
          })}
        </Text>
      )}
      {presaleCode !== undefined && (
        <Text className={styles.code}>{t('offer.code', { code: presaleCode })}</Text>
      )}
      {rewards.length > 0 && (
        <Stack gap={1}>
          <Text size="small" tone="muted">
            {t('offer.rewards')}
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
          {t(`offer.endedText.${ended}`, { artist: artistName })}
        </Text>
      ) : (
        <Text size="small" tone="muted" isNumeric>
          {t('offer.until', { day: formatDate(endDate, i18n.language) })}
          {' · '}
          {t('offer.places', { count: free, left: number(free), most: number(maxParticipants) })}
        </Text>
      )}
      {children}
    </Surface>
  );
}
