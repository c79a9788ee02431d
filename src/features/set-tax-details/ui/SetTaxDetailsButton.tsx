import { ReceiptText } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payee } from '@/entities/payout-account';
import { useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';

const SetTaxDetailsDialog = lazyPart(() => import('./SetTaxDetailsDialog'), 'SetTaxDetailsDialog');

type SetTaxDetailsButtonProps = {
  payee: Payee;
};

export function SetTaxDetailsButton({ payee }: SetTaxDetailsButtonProps) {
  const { t } = useTranslation('features.set-tax-details');
  const form = useOpenItem('taxes');
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => form.open()}>
        <ReceiptText size={16} aria-hidden />
        {t('title')}
      </Button>
      {form.isOpen && (
        <Suspense fallback={null}>
          <SetTaxDetailsDialog payee={payee} onClose={form.close} />
        </Suspense>
      )}
    </>
  );
}
