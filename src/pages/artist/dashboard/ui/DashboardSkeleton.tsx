import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { useSummary } from '../model/use-summary';

export function SummarySkeleton() {
  const { t } = useTranslation('pages.artist.dashboard');
  return (
    <>
      <Text size="title">
        <Skeleton width="22em" />
      </Text>
      <StatCardGrid label={t('cards')} hasLead>
        {useSummary(undefined).map(({ name, label }) => (
          <StatCard
            key={name}
            label={label}
            value={<Skeleton width="4em" />}
            detail={
              <>
                <Skeleton />
                <Skeleton width="60%" />
              </>
            }
          />
        ))}
      </StatCardGrid>
    </>
  );
}
