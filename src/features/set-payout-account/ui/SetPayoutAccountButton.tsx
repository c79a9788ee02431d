import { Landmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payee } from '@/entities/payout-account';
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
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Landmark size={16} aria-hidden />
        {t('title')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SetPayoutAccountDialog payee={payee} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
