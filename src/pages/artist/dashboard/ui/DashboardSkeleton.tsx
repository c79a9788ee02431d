import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';

const cards = ['monthlyListeners', 'streams', 'followers', 'monthlyEarnings'] as const;

/** The sentence and the cards to come. */
export function SummarySkeleton() {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  return (
    <>
      <Text size="title">
        <Skeleton width="22em" />
      </Text>
      <StatCardGrid label={t('cards')}>
        {cards.map((name) => (
          <StatCard
            key={name}
            label={t(`entities.figure:figure.${name}`)}
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
