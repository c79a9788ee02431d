import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { CreatedState } from '@/entities/outbox';
import { statusMeanings } from '@/shared/config/status-meanings';
import { useFormats } from '@/shared/lib/format';
import { Meter } from '@/shared/ui/meter';
import { ShortCount } from '@/shared/ui/short-count';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { WhoseItem } from '@/widgets/workspace';
import type { ShownCampaign } from '../model/campaigns';
import { shownStatus } from '../model/shown-status';
import { CampaignActs } from './CampaignActs';
import { CampaignReason } from './CampaignReason';
import * as styles from './fans.css';
import { Tiers } from './Tiers';

type CampaignCardProps = ShownCampaign & {
  place: CreatedPlace;
  onEdit: () => void;
  /** Those who take part shall be written to. */
  onWrite: () => void;
};

/** What is offered, to whom, until when, and how many take part. */
export function CampaignCard({ campaign, created, place, onEdit, onWrite }: CampaignCardProps) {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const { date } = useFormats();
  const heading = useId();
  const { title, description, type, startDate, endDate, eligibleTiers, rewards } = campaign;
  const shown = shownStatus(campaign);
  const { participantCount, maxParticipants } = campaign;
  return (
    <Surface as="article" gap={3} aria-labelledby={heading}>
      <Inline gap={2} isWrapping>
        <StatusBadge meaning={statusMeanings.fanCampaign[shown]}>
          {t(`entities.fan:campaignStatus.${shown}`)}
        </StatusBadge>
        <Text as="span" size="small" tone="muted">
          {t(`entities.fan:campaignType.${type}`)}
        </Text>
      </Inline>
      <WhoseItem artistId={campaign.artistId} />
      <Heading level={2} size="small" id={heading}>
        {title}
      </Heading>
      <Text size="small">{description}</Text>
      <Text size="small" tone="muted">
        {t('campaigns.days', { start: date(startDate), end: date(endDate) })}
      </Text>
      <CampaignReason campaign={campaign} />
      <Tiers tiers={eligibleTiers} />
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
      {created ? (
        <CreatedState owner={place.owner} created={created} onEdit={onEdit} />
      ) : (
        <CampaignActs
          campaign={campaign}
          artistId={place.artistId}
          onEdit={onEdit}
          onWrite={onWrite}
        />
      )}
    </Surface>
  );
}
