import { useTranslation } from 'react-i18next';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { useTurn } from '../model/use-turn';

type CancelDialogProps = {
  campaign: MarqueeCampaign;
  artistId: string | undefined;
  onClose: () => void;
};

/** Asks before a campaign ends for good. */
export function CancelDialog({ campaign, artistId, onClose }: CancelDialogProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { isPending, turnTo } = useTurn(campaign, artistId);
  const handleConfirm = async () => {
    await turnTo('cancel');
    onClose();
  };
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
      onConfirm={() => void handleConfirm()}
    />
  );
}
