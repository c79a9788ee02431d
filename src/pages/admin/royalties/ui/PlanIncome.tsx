import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dash } from '@/shared/lib/format';
import { usePlanIncomeQuery } from '../api/play-review-api';
import { ClosedMonths } from './ClosedMonths';

/** What plans bring beside what is paid, of each closed month. See docs/product/screening.md. */
export function PlanIncome() {
  const { t } = useTranslation('pages.admin.royalties');
  const income = usePlanIncomeQuery(undefined, { refetchOnMountOrArgChange: 10 });
  return (
    <ClosedMonths
      query={income}
      label={t('plans.label')}
      definition={t('plans.definition')}
      icon={<Scale size={32} />}
      unknown={dash}
      amounts={[
        { id: 'plans', title: t('plans.plans'), part: 'figure' },
        { id: 'artists', title: t('plans.artists') },
        { id: 'labels', title: t('plans.labels'), rank: 3 },
        { id: 'held', title: t('plans.held'), rank: 3 },
        { id: 'rest', title: t('plans.rest') },
      ]}
    />
  );
}
