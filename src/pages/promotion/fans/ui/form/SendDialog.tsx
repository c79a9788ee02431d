import { useTranslation } from 'react-i18next';
import { useNotificationReachQuery } from '@/entities/fan';
import { useFormats } from '@/shared/lib/format';
import { AlertDialog } from '@/shared/ui/alert-dialog';
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
  const { number } = useFormats();
  const { type, targetTiers, campaignId } = form;
  const { data, isError } = useNotificationReachQuery({
    type,
    ...(artistId !== undefined && { artistId }),
    ...(targetTiers.length > 0 && { tiers: targetTiers.join(',') }),
    ...(campaignId && { campaignId }),
  });
  const unknown = isError ? 'send.unknown' : 'send.counting';
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('send.title', { title: form.title.trim() })}
      text={data ? t('send.reach', { count: data.fans, fans: number(data.fans) }) : t(unknown)}
      confirmLabel={t('notice.submit')}
      cancelLabel={t('send.back')}
      onConfirm={onConfirm}
    />
  );
}
