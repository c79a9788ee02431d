import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AdminUser,
  type PromotionKind,
  promotionKinds,
} from '@/shared/contract/administration.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { useAccountPromotionsQuery } from '../api/users-api';
import { useChangeAccount } from '../model/use-change-account';
import { WhatStops } from './WhatStops';

type SuspendDialogProps = {
  /** Named in the text, against mistakes. */
  user: AdminUser;
  onClose: () => void;
};

/** Suspends an account, after asking which of its running items stop. */
export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const { t } = useTranslation('pages.admin.users');
  const { change, isPending } = useChangeAccount(user);
  const promotions = useAccountPromotionsQuery(user.id, { refetchOnMountOrArgChange: true });
  const [stops, setStops] = useState<PromotionKind[]>([...promotionKinds]);
  const handleConfirm = async () => {
    await change({ status: 'suspended' }, stops);
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('suspend.title')}
      text={t('suspend.text', { name: user.name, email: user.email })}
      confirmLabel={t('suspend.confirm')}
      cancelLabel={t('suspend.cancel')}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void handleConfirm()}
    >
      <WhatStops
        promotions={promotions.data}
        isFailed={promotions.isError}
        stops={stops}
        onChange={setStops}
      />
    </AlertDialog>
  );
}
