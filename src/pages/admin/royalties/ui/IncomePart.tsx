import { Scale } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';

const IncomeDialog = lazyPart(() => import('./IncomeDialog'), 'IncomeDialog');

/** Opens the income of the plans, whose address is `?income`. */
export function IncomePart() {
  const { t } = useTranslation('pages.admin.royalties');
  const { isOpen, open, close } = useOpenItem('income');
  return (
    <div>
      <Button size="small" aria-haspopup="dialog" onClick={() => open('')}>
        <Scale size={16} aria-hidden />
        {t('plans.title')}
      </Button>
      <Suspense fallback={null}>{isOpen && <IncomeDialog onClose={close} />}</Suspense>
    </div>
  );
}
