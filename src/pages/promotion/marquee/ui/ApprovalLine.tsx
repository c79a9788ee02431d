import { useTranslation } from 'react-i18next';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { Text } from '@/shared/ui/text';
import * as styles from './marquee.css';

type ApprovalLineProps = {
  campaign: MarqueeCampaign;
};

/** The state of the budget's approval; nothing once the campaign is over. */
export function ApprovalLine({ campaign: { approval, status } }: ApprovalLineProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  if (!approval || status === 'completed' || status === 'cancelled') return null;
  const { state, note, by } = approval;
  return (
    <Text size="small" className={styles.approval}>
      {state === 'rejected'
        ? t('approval.rejected', { note })
        : t(`approval.${state}`, { name: by ?? t('approval.somebody') })}
    </Text>
  );
}
