import { useTranslation } from 'react-i18next';
import { useRoyaltySummaryQuery } from '@/entities/administration';
import { QueryView } from '@/shared/ui/query-view';
import { ShortCount } from '@/shared/ui/short-count';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { useRoyaltyWords } from '../lib/use-royalty-words';

const figures = ['toPay', 'activeLabels', 'pendingPayments', 'averageRate'] as const;

export function RoyaltyCards() {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, rate } = useRoyaltyWords();
  const summary = useRoyaltySummaryQuery(undefined, { refetchOnMountOrArgChange: 10 });
  return (
    <QueryView
      query={summary}
      loading={
        <StatCardGrid label={t('cards')}>
          {figures.map((name) => (
            <StatCard
              key={name}
              label={t(`figure.${name}`)}
              value={<Skeleton width="4em" />}
              definition={t(`definition.${name}`)}
            />
          ))}
        </StatCardGrid>
      }
    >
      {(shown) => {
        const values = {
          toPay: euros(shown.toPay),
          activeLabels: <ShortCount count={shown.activeLabels} />,
          pendingPayments: <ShortCount count={shown.pendingPayments} />,
          averageRate: rate(shown.averageRate),
        };
        return (
          <StatCardGrid label={t('cards')}>
            {figures.map((name) => (
              <StatCard
                key={name}
                label={t(`figure.${name}`)}
                value={values[name]}
                definition={t(`definition.${name}`)}
              />
            ))}
          </StatCardGrid>
        );
      }}
    </QueryView>
  );
}
