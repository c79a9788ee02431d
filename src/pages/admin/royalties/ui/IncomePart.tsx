import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { OpenedPart } from './OpenedPart';

const IncomeDialog = lazyPart(() => import('./IncomeDialog'), 'IncomeDialog');

/** Opens the income of the plans. */
export function IncomePart() {
  const { t } = useTranslation('pages.admin.royalties');
  return (
    <div>
      <OpenedPart
        name="income"
        label={t('plans.title')}
        icon={Scale}
        size="small"
        dialog={IncomeDialog}
      />
    </div>
  );
}
