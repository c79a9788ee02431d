import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Dialog } from '@/shared/ui/dialog';

type RoyaltyDialogProps = Omit<
  ComponentProps<typeof Dialog>,
  'isOpen' | 'onOpenChange' | 'closeLabel' | 'role'
> & {
  onClose: () => void;
};

/** Is open for as long as it is drawn. */
export function RoyaltyDialog({ onClose, ...rest }: RoyaltyDialogProps) {
  const { t } = useTranslation('pages.admin.royalties');
  return <Dialog isOpen onOpenChange={() => leaveBy(onClose)} closeLabel={t('close')} {...rest} />;
}
