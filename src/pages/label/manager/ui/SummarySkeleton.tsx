import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { officeStyles } from '@/widgets/office';
import { Change, StatCard, StatCardGrid } from '@/widgets/stat-card';

const cards = ['activeArtists', 'totalStreams', 'monthlyRevenue', 'newReleases'] as const;

/** The sentence and the cards to come, as high as they mostly are. */
export function SummarySkeleton() {
  const { t } = useTranslation('pages.label.manager');
  const details = {
    activeArtists: t('ofArtists', { count: 20 }),
    totalStreams: t('lately', { shown: '20K' }),
    monthlyRevenue: <Change now={1.2} then={1} before={t('monthBefore')} />,
    newReleases: t('toCome', { count: 2 }),
  } satisfies Record<(typeof cards)[number], ReactNode>;
  return (
    <>
      <Text size="title">
        <Skeleton width="22em" />
      </Text>
      <StatCardGrid label={t('cards')}>
        {cards.map((name) => (
          <StatCard
            key={name}
            label={t(`figure.${name}`)}
            value={<Skeleton width="4em" />}
            detail={<span className={officeStyles.room}>{details[name]}</span>}
            definition={t(`definition.${name}`)}
          />
        ))}
      </StatCardGrid>
    </>
  );
}
