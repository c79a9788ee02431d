import { useTranslation } from 'react-i18next';
import { useTourStatsQuery } from '@/entities/concert';
import { listedFor } from '@/entities/outbox';
import type { TourStats } from '@/shared/contract/concert.ts';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { officeStyles } from '@/widgets/office';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { useConcertDesk } from '../../model/use-concerts';
import { likeMany, useTourFigures } from './use-tour-figures';

export function StatCards() {
  const { scope } = useConcertDesk();
  const query = useTourStatsQuery(listedFor(scope), { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} loading={<Cards stats={likeMany} isLoading />}>
      {(stats) => <Cards stats={stats} />}
    </QueryView>
  );
}

function Cards({ stats, isLoading = false }: { stats: TourStats; isLoading?: boolean }) {
  const { t } = useTranslation('pages.promotion.concerts');
  return (
    <StatCardGrid label={t('stats.label')} hasLead>
      {useTourFigures(stats).map(({ name, value, detail }) => (
        <StatCard
          key={name}
          label={t(`stats.${name}`)}
          value={isLoading ? <Skeleton width="4em" /> : value}
          detail={
            detail && (isLoading ? <span className={officeStyles.room}>{detail}</span> : detail)
          }
          definition={t(`stats.${name}How`)}
        />
      ))}
    </StatCardGrid>
  );
}
