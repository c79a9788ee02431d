import { useTranslation } from 'react-i18next';
import { useConcertWords, useTourStatsQuery } from '@/entities/concert';
import type { TourStats } from '@/shared/contract/concert.ts';
import { dash, useFormats } from '@/shared/lib/format';
import { QueryView } from '@/shared/ui/query-view';
import { ShortCount } from '@/shared/ui/short-count';
import { Skeleton } from '@/shared/ui/skeleton';
import { officeStyles } from '@/widgets/office';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { soldPercent } from '../lib/sold-share';

type StatCardsProps = {
  /** Of whom; the viewer's own without one. */
  artistId: string | undefined;
};

/**
 * The four figures of a tour: how many concerts, what was sold, what that is worth, and how full the rooms are.
 */
export function StatCards({ artistId }: StatCardsProps) {
  const query = useTourStatsQuery({ artistId }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} loading={<Figures stats={likeMany} isLoading />}>
      {(stats) => <Figures stats={stats} />}
    </QueryView>
  );
}

/** Leaves the room of figures that are not known yet. */
const likeMany: TourStats = {
  totalConcerts: 8,
  totalSold: 12_000,
  totalRevenue: 500_000,
  totalCapacity: 20_000,
  averageTicketPrice: 40,
  selloutRate: 25,
  topCities: [],
};

function Figures({ stats, isLoading = false }: { stats: TourStats; isLoading?: boolean }) {
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
  const cards = {
    concerts: { value: number(totalConcerts), detail: null },
    sold: {
      value: <ShortCount count={totalSold} />,
      detail: t('stats.soldOut', { rate: totalConcerts === 0 ? dash : rate(stats.selloutRate) }),
    },
    revenue: {
      value: <span className={officeStyles.estimate}>{millions(totalRevenue, currency)}</span>,
      detail: sold.length === 0 ? average : `${average} ${elsewhere}`,
    },
    capacity: {
      value: <ShortCount count={totalCapacity} />,
      detail: t('stats.occupancy', { rate: rate(occupancy) }),
    },
  };
  return (
    <StatCardGrid label={t('stats.label')}>
      {(['concerts', 'sold', 'revenue', 'capacity'] as const).map((name) => {
        const { value, detail } = cards[name];
        return (
          <StatCard
            key={name}
            label={t(`stats.${name}`)}
            value={isLoading ? <Skeleton width="4em" /> : value}
            detail={
              detail && (isLoading ? <span className={officeStyles.room}>{detail}</span> : detail)
            }
            definition={t(`stats.${name}How`)}
          />
        );
      })}
    </StatCardGrid>
  );
}
