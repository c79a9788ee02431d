import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MarqueeBadge, shownStatus, useMarqueeWords } from '@/entities/marquee';
import type { CreatedPlace } from '@/entities/outbox';
import { CreatedState } from '@/entities/outbox';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { ShortCount } from '@/shared/ui/short-count';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { ratesOf } from '../model/rates';
import type { ShownCampaign } from '../model/use-campaigns';
import type { Filling } from '../model/use-save-campaign';
import { useTurn } from '../model/use-turn';
import { ApprovalLine } from './ApprovalLine';
import { CampaignPicture } from './CampaignPicture';
import { EndingLine } from './EndingLine';
import { SpentBar } from './SpentBar';
import * as styles from './marquee.css';

type CampaignCardProps = {
  shown: ShownCampaign;
  place: CreatedPlace;
  onFill: (filling: Filling) => void;
  /** Opens all that is known of it. */
  onOpen: () => void;
};

/** A campaign: what it is for, what came of it, what it cost, and what can be done with it. */
export function CampaignCard(props: CampaignCardProps) {
  const { shown, place, onFill, onOpen } = props;
  const { campaign, created } = shown;
  const { t } = useTranslation(['pages.promotion.marquee', 'entities.marquee']);
  const { date, dollars, rate } = useFormats();
  const { audience } = useMarqueeWords();
  const { isPending, turnTo } = useTurn(campaign, place.artistId);
  const heading = useId();
  const { campaignName: name, status, approval } = campaign;
  const { ctr, cpc } = ratesOf(campaign);
  const meant = audience(campaign.targetAudience);
  const isActive = status === 'active';
  const isWaiting = approval?.state === 'waiting';
  const isOver = status === 'completed' || status === 'cancelled';
  return (
    <Surface as="article" className={styles.card} aria-labelledby={heading}>
      <div className={styles.cardHead}>
        <CampaignPicture campaign={campaign} width={64} />
        <Stack gap={1} className={styles.words}>
          <Inline gap={2} isWrapping>
            <Heading level={2} id={heading} size="small" lines={2}>
              {name}
            </Heading>
            <MarqueeBadge status={shownStatus(campaign)} />
          </Inline>
          <Text size="small" tone="muted">
            {t('trackOf', { track: campaign.trackTitle, artist: campaign.artistName })}
          </Text>
          <Text size="small" tone="muted">
            {t('card.facts', {
              format: t(`entities.marquee:format.${campaign.adFormat}`),
              from: date(campaign.startDate),
              to: date(campaign.endDate),
            })}
          </Text>
        </Stack>
      </div>
      {!created && <ApprovalLine campaign={campaign} />}
      <EndingLine campaign={campaign} />
      <dl className={styles.facts}>
        <Fact name={t('figure.impressions')} value={<ShortCount count={campaign.impressions} />} />
        <Fact name={t('card.clicks')} value={<ShortCount count={campaign.clicks} />} />
        <Fact name={t('card.conversions')} value={<ShortCount count={campaign.conversions} />} />
        <Fact name={t('card.ctr')} value={rate(ctr)} />
        <Fact name={t('card.cpc')} value={dollars(cpc)} />
      </dl>
      <dl className={styles.audience}>
        <Fact name={t('card.ages')} value={meant.ages} />
        <Fact name={t('card.genres')} value={meant.genres} />
        <Fact name={t('card.countries')} value={meant.countries} />
        {meant.interests !== '' && <Fact name={t('card.interests')} value={meant.interests} />}
      </dl>
      <SpentBar spent={campaign.spent} budget={campaign.budget} />
      <Inline gap={2} isWrapping>
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t('card.detailsOf', { name })}
          onClick={onOpen}
        >
          {t('card.details')}
        </Button>
        {!created && !isOver && !isActive && (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={t('card.editOf', { name })}
            onClick={() => onFill({ kind: 'server', campaign })}
          >
            {t('card.edit')}
          </Button>
        )}
        {!created && !isOver && (
          <Button
            size="small"
            isPending={isPending}
            aria-label={t(turnKey(isActive, isWaiting).of, { name })}
            onClick={() => void turnTo(isActive || isWaiting ? 'pause' : 'activate')}
          >
            {t(turnKey(isActive, isWaiting).label)}
          </Button>
        )}
      </Inline>
      {created && (
        <CreatedState
          owner={place.owner}
          created={created}
          onEdit={() => onFill({ kind: 'local', item: created.item })}
        />
      )}
    </Surface>
  );
}

function turnKey(isActive: boolean, isWaiting: boolean) {
  if (isActive) return { label: 'card.pause', of: 'card.pauseOf' } as const;
  if (isWaiting) return { label: 'card.withdraw', of: 'card.withdrawOf' } as const;
  return { label: 'card.activate', of: 'card.activateOf' } as const;
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{value}</dd>
    </div>
  );
}
