import { Gavel, Scale } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { Inline } from '@/shared/ui/stack';

const IncomeDialog = lazyPart(() => import('./IncomeDialog'), 'IncomeDialog');
const ReviewDialog = lazyPart(() => import('./ReviewDialog'), 'ReviewDialog');

/** Opens what plans bring (`?income`), and the review of plays (`?review`). */
export function MonthActs() {
  const { t } = useTranslation('pages.admin.royalties');
  const income = useOpenItem('income');
  const review = useOpenItem('review');
  return (
    <Inline gap={3} isWrapping>
      <Button size="small" aria-haspopup="dialog" onClick={() => income.open('')}>
        <Scale size={16} aria-hidden />
        {t('plans.title')}
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => review.open('')}>
        <Gavel size={16} aria-hidden />
        {t('review.title')}
      </Button>
      <Suspense fallback={null}>
        {income.isOpen && <IncomeDialog onClose={income.close} />}
        {review.isOpen && <ReviewDialog onClose={review.close} />}
      </Suspense>
    </Inline>
  );
}
