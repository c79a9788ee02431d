import { useTranslation } from 'react-i18next';
import { MarqueeBadge, shownStatus, useMarqueeWords } from '@/entities/marquee';
import { useFormats } from '@/shared/lib/format';
import { FactList } from '@/shared/ui/fact-list';
import { ShortCount } from '@/shared/ui/short-count';
import { type ThingAct, ToolCard } from '@/widgets/office';
import { getRates } from '../model/rates';
import type { ShownCampaign } from '../model/marquee-item';
import { ApprovalLine } from './ApprovalLine';
import { CampaignPicture } from './CampaignPicture';
import { EndingLine } from './EndingLine';
import { SpentBar } from './SpentBar';

type CampaignCardProps = {
  shown: ShownCampaign;
  /** The likeliest first. */
  acts: readonly ThingAct[];
};

export function CampaignCard({ shown: { thing: campaign, pending }, acts }: CampaignCardProps) {
  const { t } = useTranslation(['pages.promotion.marquee', 'entities.marquee']);
  const { date, dollars, rate } = useFormats();
  const { audience } = useMarqueeWords();
  const { ctr, cpc } = getRates(campaign);
  const target = audience(campaign.targetAudience);
  return (
    <ToolCard
      id={campaign.id}
      name={campaign.campaignName}
      picture={<CampaignPicture campaign={campaign} width={64} />}
      badge={<MarqueeBadge status={shownStatus(campaign)} />}
      lines={[
        t('trackOf', { track: campaign.trackTitle, artist: campaign.artistName }),
        t('card.facts', {
          format: t(`entities.marquee:format.${campaign.adFormat}`),
          from: date(campaign.startDate),
          to: date(campaign.endDate),
        }),
      ]}
      acts={acts}
      pending={pending}
    >
      {!pending && <ApprovalLine campaign={campaign} />}
      <EndingLine campaign={campaign} />
      <FactList
        facts={[
          { name: t('figure.impressions'), value: <ShortCount count={campaign.impressions} /> },
          { name: t('card.clicks'), value: <ShortCount count={campaign.clicks} /> },
          { name: t('card.conversions'), value: <ShortCount count={campaign.conversions} /> },
          { name: t('card.ctr'), value: rate(ctr) },
          { name: t('card.cpc'), value: dollars(cpc) },
        ]}
      />
      <FactList
        facts={[
          { name: t('card.ages'), value: target.ages },
          { name: t('card.genres'), value: target.genres },
          { name: t('card.countries'), value: target.countries },
          target.interests !== '' && { name: t('card.interests'), value: target.interests },
        ]}
      />
      <SpentBar spent={campaign.spent} budget={campaign.budget} />
    </ToolCard>
  );
}
