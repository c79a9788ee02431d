import { useTranslation } from 'react-i18next';
import { useConcertWords } from '@/entities/concert';
import type { TourStats } from '@/shared/contract/concert.ts';
import { dash, useFormats } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';
import { officeStyles } from '@/widgets/office';
import { soldPercent } from '../../lib/sold-share';

/** The four figures of a tour. */
export function useTourFigures(stats: TourStats) {
  const { t } = useTranslation('pages.promotion.concerts');
  const { millions, number, rate } = useFormats();
  const { money } = useConcertWords();
  const { totalConcerts, totalSold, totalCapacity, totalRevenue, averageTicketPrice } = stats;
  const [first, ...others] = stats.byCurrency ?? [];
  const currency = first?.currency ?? 'EUR';
  const sold = others.filter(({ ticketsSold }) => ticketsSold > 0);
  const average = t('stats.average', {
    price: totalConcerts === 0 ? dash : money(averageTicketPrice, currency),
  });
  const elsewhere = t('stats.elsewhere', {
    sums: sold.map((each) => money(each.revenue, each.currency)).join(' · '),
  });
  const occupancy = soldPercent({ ticketsSold: totalSold, capacity: totalCapacity });
  return [
    { name: 'concerts', value: number(totalConcerts), detail: null },
    {
      name: 'sold',
      value: <ShortCount count={totalSold} />,
      detail: t('stats.soldOut', { rate: totalConcerts === 0 ? dash : rate(stats.selloutRate) }),
    },
    {
      name: 'revenue',
      value: <span className={officeStyles.estimate}>{millions(totalRevenue, currency)}</span>,
      detail: sold.length === 0 ? average : `${average} ${elsewhere}`,
    },
    {
      name: 'capacity',
      value: <ShortCount count={totalCapacity} />,
      detail: t('stats.occupancy', { rate: rate(occupancy) }),
    },
  ] as const;
}

/** Reserves the space of figures that are loading. */
export const likeMany: TourStats = {
  totalConcerts: 8,
  totalSold: 12_000,
  totalRevenue: 500_000,
  totalCapacity: 20_000,
  averageTicketPrice: 40,
  selloutRate: 25,
  topCities: [],
};
