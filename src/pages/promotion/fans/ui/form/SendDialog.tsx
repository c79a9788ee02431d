import { useTranslation } from 'react-i18next';
import { useNotificationReachQuery } from '@/entities/fan';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { useReachWords } from '../../model/use-reach-words';
import type { NotificationForm } from '../../model/notification-rules';

type SendDialogProps = {
  form: NotificationForm;
  artistId: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms sending at once, with the number of fans where it is known. */
export function SendDialog({ form, artistId, onConfirm, onClose }: SendDialogProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const { type, targetTiers, campaignId } = form;
  const { data, isError } = useNotificationReachQuery({
    type,
    ...(artistId !== undefined && { artistId }),
    ...(targetTiers.length > 0 && { tiers: targetTiers.join(',') }),
    ...(campaignId && { campaignId }),
  });
  const getReach = useReachWords();
  const unknown = isError ? 'send.unknown' : 'send.counting';
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('send.title', { title: form.title.trim() })}
      text={data ? getReach(data) : t(unknown)}
      confirmLabel={t('notification.submit')}
      cancelLabel={t('send.back')}
      onConfirm={onConfirm}
    />
  );
}
