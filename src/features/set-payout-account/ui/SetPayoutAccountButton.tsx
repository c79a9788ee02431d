import { Landmark } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payee } from '@/entities/payout-account';
import { useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';

const SetPayoutAccountDialog = lazyPart(
  () => import('./SetPayoutAccountDialog'),
  'SetPayoutAccountDialog',
);

type SetPayoutAccountButtonProps = {
  payee: Payee;
};

export function SetPayoutAccountButton({ payee }: SetPayoutAccountButtonProps) {
  const { t } = useTranslation('features.set-payout-account');
  // Requests for the account lead here with the form open.
  const form = useOpenItem('account');
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => form.open()}>
        <Landmark size={16} aria-hidden />
        {t('title')}
      </Button>
      {form.isOpen && (
        <Suspense fallback={null}>
          <SetPayoutAccountDialog payee={payee} onClose={form.close} />
        </Suspense>
      )}
    </>
  );
}
