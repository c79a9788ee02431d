import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarqueeBadge, shownStatus, useMarqueeWords } from '@/entities/marquee';
import { dash, useFormats } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { SidePanel } from '@/shared/ui/side-panel';
import { ShortCount } from '@/shared/ui/short-count';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { ratesOf } from '../model/rates';
import type { ShownCampaign } from '../model/use-campaigns';
import { ApprovalLine } from './ApprovalLine';
import { EndingLine } from './EndingLine';
import { SpentBar } from './SpentBar';

const CancelDialog = lazyPart(() => import('./CancelDialog'), 'CancelDialog');
const DaysChart = lazyPart(() => import('./DaysChart'), 'DaysChart');

type DetailsPanelProps = {
  shown: ShownCampaign;
  artistId: string | undefined;
  onClose: () => void;
};

/** All that is known of a campaign, and the way to end it. */
export function DetailsPanel({ shown, artistId, onClose }: DetailsPanelProps) {
  const { campaign, created } = shown;
  const { t } = useTranslation(['pages.promotion.marquee', 'entities.marquee']);
  const { date, dollars, rate } = useFormats();
  const { audience, times } = useMarqueeWords();
  const [isCancelling, setIsCancelling] = useState(false);
  const { campaignName, status, creativeAssets, spent, budget } = campaign;
  const meant = audience(campaign.targetAudience);
  const { ctr, cpc, roas } = ratesOf(campaign);
  const isOver = status === 'completed' || status === 'cancelled';
  const facts: [string, string][] = [
    [t('card.track'), t('trackOf', { track: campaign.trackTitle, artist: campaign.artistName })],
    [t('card.format'), t(`entities.marquee:format.${campaign.adFormat}`)],
    [
      t('card.days'),
      t('card.span', { from: date(campaign.startDate), to: date(campaign.endDate) }),
    ],
    [t('card.ages'), meant.ages],
    [t('card.genres'), meant.genres],
    [t('card.countries'), meant.countries],
    [t('card.interests'), meant.interests || dash],
    [t('card.copy'), creativeAssets.copy || t('creative.noCopy')],
  ];
  const figures: [string, ReactNode][] = [
    [t('figure.impressions'), <ShortCount key="impressions" count={campaign.impressions} />],
    [t('card.clicks'), <ShortCount key="clicks" count={campaign.clicks} />],
    [t('card.conversions'), <ShortCount key="conversions" count={campaign.conversions} />],
    [t('card.ctr'), rate(ctr)],
    [t('card.cpc'), dollars(cpc)],
    [t('figure.roas'), times(roas)],
    [t('card.left'), dollars(Math.max(0, budget - spent))],
  ];
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={campaignName}
      closeLabel={t('close')}
      actions={
        !created &&
        !isOver && (
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setIsCancelling(true)}>
            {t('cancel.action')}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        <div>
          <MarqueeBadge status={shownStatus(campaign)} />
        </div>
        <ApprovalLine campaign={campaign} />
        <EndingLine campaign={campaign} />
        <SpentBar spent={spent} budget={budget} />
        <Facts title={t('details.figures')} facts={figures} />
        <Text size="small" tone="muted">
          {t('details.roasHow')}
        </Text>
        <Facts title={t('details.campaign')} facts={facts} />
        <Suspense fallback={null}>
          {(campaign.days?.length ?? 0) > 0 && <DaysChart campaigns={[campaign]} />}
        </Suspense>
      </Stack>
      <Suspense fallback={null}>
        {isCancelling && (
          <CancelDialog
            campaign={campaign}
            artistId={artistId}
            onClose={() => setIsCancelling(false)}
          />
        )}
      </Suspense>
    </SidePanel>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly [string, ReactNode][] }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <FactList layout="lines" facts={facts.map(([name, value]) => ({ name, value }))} />
    </Stack>
  );
}
