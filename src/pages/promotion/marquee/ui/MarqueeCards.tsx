import { useTranslation } from 'react-i18next';
import { useMarqueeWords } from '@/entities/marquee';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { useFormats } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { getTotals } from '../model/sum-up';

type MarqueeCardsProps = {
  /** All of the artist's. */
  campaigns: readonly MarqueeCampaign[];
};

export function MarqueeCards({ campaigns }: MarqueeCardsProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { dollars, rate } = useFormats();
  const { times } = useMarqueeWords();
  const { spent, budget, impressions, clicks, ctr, roas } = getTotals(campaigns);
  return (
    <StatCardGrid label={t('figure.label')} hasLead>
      <StatCard
        label={t('figure.spent')}
        value={dollars(spent)}
        detail={budget > 0 && t('figure.ofBudget', { budget: dollars(budget) })}
        definition={t('figure.spentHow')}
      />
      <StatCard
        label={t('figure.impressions')}
        value={<ShortCount count={impressions} />}
        definition={t('figure.impressionsHow')}
      />
      <StatCard
        label={t('figure.ctr')}
        value={rate(ctr)}
        detail={
          <ShortCount
            count={clicks}
            label={(shown) => t('figure.clicks', { count: clicks, shown })}
          />
        }
        definition={t('figure.ctrHow')}
      />
      <StatCard
        label={t('figure.roas')}
        value={times(roas)}
        detail={t('figure.estimate')}
        definition={t('figure.roasHow')}
      />
    </StatCardGrid>
  );
}
