import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { summaryFigures, useAdminSummaryQuery } from '@/entities/administration';
import { useFormats } from '@/shared/lib/format';
import { QueryView } from '@/shared/ui/query-view';
import { ShortCount } from '@/shared/ui/short-count';
import { Skeleton } from '@/shared/ui/skeleton';
import { officeStyles } from '@/widgets/office';
import { Change, StatCard, StatCardGrid } from '@/widgets/stat-card';
import * as styles from './overview.css';

/** The first day of the previous month, in UTC. */
const monthBefore = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString();

/** Seconds; each figure makes the server read all accounts. */
const whenOlder = { refetchOnMountOrArgChange: 60 };

/** The four figures of the service, compared with the previous month. */
export function SummaryCards() {
  const { t } = useTranslation(['pages.admin.overview', 'entities.administration']);
  const { euros, monthName } = useFormats();
  const [now] = useState(() => new Date());
  const month = monthName(monthBefore(now));
  const comparedWith = (name: (typeof summaryFigures)[number]) =>
    name === 'newAccounts' ? t('sameDays', { month }) : month;
  const summary = useAdminSummaryQuery(undefined, whenOlder);
  return (
    <QueryView
      query={summary}
      loading={
        <StatCardGrid label={t('entities.administration:cards')}>
          {summaryFigures.map((name) => (
            <StatCard
              key={name}
              label={t(`entities.administration:figure.${name}`)}
              value={<Skeleton width="4em" />}
              detail={
                <span className={styles.comparison}>
                  <span className={officeStyles.room}>
                    <Change now={1.2} then={1} before={comparedWith(name)} />
                  </span>
                </span>
              }
              definition={t(`definition.${name}`)}
            />
          ))}
        </StatCardGrid>
      }
    >
      {(shown) => (
        <StatCardGrid label={t('entities.administration:cards')}>
          {summaryFigures.map((name) => {
            const { value, before } = shown[name];
            return (
              <StatCard
                key={name}
                label={t(`entities.administration:figure.${name}`)}
                value={name === 'monthlyRevenue' ? euros(value) : <ShortCount count={value} />}
                detail={
                  <span className={styles.comparison}>
                    <Change now={value} then={before} before={comparedWith(name)} />
                  </span>
                }
                definition={t(`definition.${name}`)}
              />
            );
          })}
        </StatCardGrid>
      )}
    </QueryView>
  );
}
