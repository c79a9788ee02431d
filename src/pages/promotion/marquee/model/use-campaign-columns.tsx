import { useTranslation } from 'react-i18next';
import { MarqueeBadge, shownStatus } from '@/entities/marquee';
import { useFormats } from '@/shared/lib/format';
import type { Column } from '@/shared/ui/data-table';
import { ShortCount } from '@/shared/ui/short-count';
import { FirstAct } from '@/widgets/office';
import { CampaignName } from '../ui/CampaignName';
import { getRates } from './rates';
import type { ShownCampaign } from './marquee-item';
import type { useCampaignActs } from './use-campaign-acts';

export function useCampaignColumns(
  getActs: ReturnType<typeof useCampaignActs>['getActs'],
): Column<ShownCampaign>[] {
  const { t } = useTranslation(['pages.promotion.marquee', 'entities.marquee']);
  const { dollars, rate } = useFormats();
  return [
    {
      id: 'name',
      title: t('table.name'),
      value: ({ thing }) => thing.campaignName,
      isTwoLines: true,
      cell: (shown) => <CampaignName shown={shown} />,
    },
    {
      id: 'status',
      title: t('campaigns.status'),
      value: ({ thing }) => t(`entities.marquee:status.${shownStatus(thing)}`),
      cell: ({ thing }) => <MarqueeBadge status={shownStatus(thing)} />,
      isWhole: true,
      rank: 2,
      part: 'badge',
    },
    {
      id: 'budget',
      title: t('table.budget'),
      value: ({ thing }) => thing.budget,
      cell: ({ thing }) => dollars(thing.budget),
      isNumeric: true,
      rank: 3,
    },
    {
      id: 'spent',
      title: t('table.spent'),
      value: ({ thing }) => thing.spent,
      cell: ({ thing }) => dollars(thing.spent),
      isNumeric: true,
      part: 'figure',
    },
    {
      id: 'impressions',
      title: t('figure.impressions'),
      value: ({ thing }) => thing.impressions,
      cell: ({ thing }) => <ShortCount count={thing.impressions} />,
      isNumeric: true,
      rank: 2,
    },
    {
      id: 'ctr',
      title: t('card.ctr'),
      value: ({ thing }) => getRates(thing).ctr,
      cell: ({ thing }) => rate(getRates(thing).ctr),
      isNumeric: true,
      rank: 3,
    },
    {
      id: 'cpc',
      title: t('card.cpc'),
      value: ({ thing }) => getRates(thing).cpc,
      cell: ({ thing }) => dollars(getRates(thing).cpc),
      isNumeric: true,
      rank: 4,
    },
    {
      id: 'act',
      title: t('table.act'),
      cell: (shown) => <FirstAct act={getActs(shown)[0]} />,
      rank: 1,
    },
  ];
}
