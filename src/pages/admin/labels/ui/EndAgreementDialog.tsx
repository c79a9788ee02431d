import { useTranslation } from 'react-i18next';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Text } from '@/shared/ui/text';
import { useAdminLabelDetailsQuery } from '../api/labels-api';

type EndAgreementDialogProps = {
  label: AdminLabel;
  isPending: boolean;
  onConfirm: () => void;
  /** Nothing is changed. */
  onClose: () => void;
};

/** Confirms the end of a label's agreement and lists the consequences. */
export function EndAgreementDialog(props: EndAgreementDialogProps) {
  const { label, isPending, onConfirm, onClose } = props;
  const { t } = useTranslation('pages.admin.labels');
  const { data } = useAdminLabelDetailsQuery(label.id);
  const { concerned, people } = data ?? {};
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('end.title', { name: label.name })}
      text={t('end.text')}
      confirmLabel={t('end.confirm')}
      cancelLabel={t('end.cancel')}
      tone="danger"
      isPending={isPending}
      onConfirm={onConfirm}
    >
      {concerned && (
        <Text size="small">
          {t('end.concerned', {
            artists: t('end.artists', { count: concerned.artists }),
            people: t('end.people', { count: people?.length ?? 0 }),
            offers: t('end.offers', { count: concerned.offers }),
            releases: t('end.releases', { count: concerned.releases }),
          })}
        </Text>
      )}
    </AlertDialog>
  );
}
