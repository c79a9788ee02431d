import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import { useFormats } from '@/shared/lib/format';
import { Meter } from '@/shared/ui/meter';
import { ShortCount } from '@/shared/ui/short-count';
import { Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Text } from '@/shared/ui/text';
import { type ThingAct, ToolCard } from '@/widgets/office';
import { WhoseItem } from '@/widgets/workspace';
import { campaignReason } from '../model/campaign-reason';
import type { ShownCampaign } from '../model/campaign-item';
import { shownStatus } from '../model/shown-status';
import { Face } from './Face';
import * as styles from './fans.css';
import { Tiers } from './Tiers';

type CampaignCardProps = {
  shown: ShownCampaign;
  acts: readonly ThingAct[];
};

export function CampaignCard({ shown: { thing: campaign, pending }, acts }: CampaignCardProps) {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const { date } = useFormats();
  const { type, startDate, endDate, rewards, participantCount, maxParticipants } = campaign;
  const status = shownStatus(campaign);
  const reason = campaignReason(campaign);
  return (
    <ToolCard
      id={campaign.id}
      name={campaign.title}
      picture={<Face artistId={campaign.artistId} />}
      badge={
        <StatusBadge meaning={statusMeanings.fanCampaign[status]}>
          {t(`entities.fan:campaignStatus.${status}`)}
        </StatusBadge>
      }
      lines={[
        t(`entities.fan:campaignType.${type}`),
        t('campaigns.days', { start: date(startDate), end: date(endDate) }),
      ]}
      acts={acts}
      pending={pending}
    >
      <WhoseItem artistId={campaign.artistId} />
      <Text size="small">{campaign.description}</Text>
      {reason && <Text size="small">{t(`campaigns.reason.${reason}`)}</Text>}
      <Tiers tiers={campaign.eligibleTiers} />
      <Stack gap={1}>
        <Text size="small" isNumeric>
          <ShortCount
            count={participantCount}
            of={maxParticipants}
            label={(participants, most) =>
              t('campaigns.participants', { count: participantCount, participants, most })
            }
          />
        </Text>
        <Meter label={t('campaigns.places')} value={participantCount} max={maxParticipants} />
      </Stack>
      {rewards.length > 0 && (
        <Stack gap={1}>
          <Text size="small" tone="muted">
            {t('campaigns.rewards')}
          </Text>
          <ul className={styles.rewards}>
            {rewards.map((reward) => (
              <li key={reward}>{reward}</li>
            ))}
          </ul>
        </Stack>
      )}
    </ToolCard>
  );
}
