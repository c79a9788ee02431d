import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MarqueeBadge, MarqueeFiles, shownStatus, useMarqueeWords } from '@/entities/marquee';
import { dash, useFormats } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { SidePanel } from '@/shared/ui/side-panel';
import { ShortCount } from '@/shared/ui/short-count';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import type { ThingAct } from '@/widgets/office';
import { getRates } from '../model/rates';
import type { ShownCampaign } from '../model/marquee-item';
import { ApprovalLine } from './ApprovalLine';
import { EndingLine } from './EndingLine';
import { SpentBar } from './SpentBar';

const DaysChart = lazyPart(() => import('./DaysChart'), 'DaysChart');

type DetailsPanelProps = {
  /** Undefined where it is missing. */
  shown: ShownCampaign | undefined;
  end: ThingAct | undefined;
  onClose: () => void;
};

export function DetailsPanel({ shown, end, onClose }: DetailsPanelProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={shown?.thing.campaignName ?? t('details.gone')}
      closeLabel={t('close')}
      actions={
        end && (
          <Button variant="danger" aria-haspopup="dialog" onClick={end.onPress}>
            {end.label}
          </Button>
        )
      }
    >
      {shown && <Details shown={shown} />}
    </SidePanel>
  );
}

function Details({ shown: { thing: campaign } }: { shown: ShownCampaign }) {
  const { t } = useTranslation(['pages.promotion.marquee', 'entities.marquee']);
  const { date, dollars, rate } = useFormats();
  const { audience, times } = useMarqueeWords();
  const { creativeAssets, files = [], spent, budget } = campaign;
  const target = audience(campaign.targetAudience);
  const { ctr, cpc, roas } = getRates(campaign);
  return (
    <Stack gap={5}>
      <div>
        <MarqueeBadge status={shownStatus(campaign)} />
      </div>
      <ApprovalLine campaign={campaign} />
      <EndingLine campaign={campaign} />
      <SpentBar spent={spent} budget={budget} />
      <Facts title={t('details.figures')}>
        {[
          { name: t('figure.impressions'), value: <ShortCount count={campaign.impressions} /> },
          { name: t('card.clicks'), value: <ShortCount count={campaign.clicks} /> },
          { name: t('card.conversions'), value: <ShortCount count={campaign.conversions} /> },
          { name: t('card.ctr'), value: rate(ctr) },
          { name: t('card.cpc'), value: dollars(cpc) },
          { name: t('figure.roas'), value: times(roas) },
          { name: t('card.left'), value: dollars(Math.max(0, budget - spent)) },
        ]}
      </Facts>
      <Text size="small" tone="muted">
        {t('details.roasHow')}
      </Text>
      <Facts title={t('details.campaign')}>
        {[
          {
            name: t('card.track'),
            value: t('trackOf', { track: campaign.trackTitle, artist: campaign.artistName }),
          },
          { name: t('card.format'), value: t(`entities.marquee:format.${campaign.adFormat}`) },
          {
            name: t('card.days'),
            value: t('card.span', { from: date(campaign.startDate), to: date(campaign.endDate) }),
          },
          { name: t('card.ages'), value: target.ages },
          { name: t('card.genres'), value: target.genres },
          { name: t('card.countries'), value: target.countries },
          { name: t('card.interests'), value: target.interests || dash },
          { name: t('card.copy'), value: creativeAssets.copy || t('creative.noCopy') },
          ...(files.length === 0
            ? []
            : [{ name: t('card.files'), value: <MarqueeFiles files={files} /> }]),
        ]}
      </Facts>
      <Suspense fallback={null}>
        {(campaign.days?.length ?? 0) > 0 && <DaysChart campaigns={[campaign]} />}
      </Suspense>
    </Stack>
  );
}

type FactsProps = { title: string; children: { name: string; value: ReactNode }[] };

function Facts({ title, children }: FactsProps) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <FactList layout="lines" facts={children} />
    </Stack>
  );
}
