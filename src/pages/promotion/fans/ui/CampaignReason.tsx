import { useTranslation } from 'react-i18next';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import { Text } from '@/shared/ui/text';
import { campaignReason } from '../model/campaign-reason';

/** Why a campaign takes nobody, or no more; nothing while it does. */
export function CampaignReason({ campaign }: { campaign: FanCampaign }) {
  const { t } = useTranslation('pages.promotion.fans');
  const reason = campaignReason(campaign);
  return reason && <Text size="small">{t(`campaigns.reason.${reason}`)}</Text>;
}
