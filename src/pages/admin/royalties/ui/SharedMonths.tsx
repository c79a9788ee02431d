import { ChartPie } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSharedMonthsQuery } from '../api/royalties-api';
import { ClosedMonths } from './ClosedMonths';

/**
 * How each closed month's income is split between artists, labels and the service, which is paid
 * nothing.
 */
export function SharedMonths() {
  const { t } = useTranslation('pages.admin.royalties');
  const shared = useSharedMonthsQuery(undefined, { refetchOnMountOrArgChange: 10 });
  return (
    <ClosedMonths
      query={shared}
      label={t('shares.label')}
      text={t('shares.text')}
      definition={t('shares.definition')}
      icon={<ChartPie size={32} />}
      unknown={t('shares.notYet')}
      amounts={[
        { id: 'income', title: t('shares.income'), part: 'figure' },
        { id: 'artists', title: t('shares.artists') },
        { id: 'commission', title: t('shares.commission'), rank: 3 },
        { id: 'service', title: t('shares.service') },
      ]}
    />
  );
}
