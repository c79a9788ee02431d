import { useTranslation } from 'react-i18next';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';

type CancelDialogProps = {
  campaign: MarqueeCampaign;
  isPending: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

export function CancelDialog({ campaign, isPending, onConfirm, onClose }: CancelDialogProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t('cancel.title', { name: campaign.campaignName })}
      text={t('cancel.text')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.back')}
      isPending={isPending}
      onConfirm={() => void onConfirm()}
    />
  );
}
