import { useTranslation } from 'react-i18next';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { Text } from '@/shared/ui/text';
import * as styles from './marquee.css';

type EndingLineProps = {
  campaign: MarqueeCampaign;
};

/** Why a campaign is over, and the playlist of a takeover. */
export function EndingLine({ campaign: { ending, playlist, status } }: EndingLineProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const isCancelled = status === 'cancelled';
  return (
    <>
      {(ending || isCancelled) && (
        <Text size="small" className={styles.approval}>
          {t(`ending.${ending ?? 'cancelled'}`)}
        </Text>
      )}
      {playlist && (
        <Text size="small" className={styles.approval}>
          {t('takeover', { name: playlist.name })}
        </Text>
      )}
    </>
  );
}
