import { useTranslation } from 'react-i18next';
import type { Concert } from '@/shared/contract/concert.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useEndConcert } from '../model/use-end-concert';
import * as styles from './EndDialog.css';

type EndDialogProps = {
  /** A cancelled concert stays in the list; a removed one is gone. */
  act: 'cancel' | 'remove';
  concert: Concert;
  artistId: string | undefined;
  onClose: () => void;
};

/** Asks before a concert is cancelled or removed, and again after a conflict. */
export function EndDialog(props: EndDialogProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const { act, onClose } = props;
  const { seen, changed, isPending, end } = useEndConcert(props);
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t(`${act}.title`, { title: seen.title })}
      text={t(`${act}.text`)}
      confirmLabel={t(`${act}.confirm`)}
      cancelLabel={t('keep')}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void end()}
    >
      {changed && (
        <Notice tone="danger" role="alert">
          <Stack gap={2}>
            <span>{t('ended.changed')}</span>
            {changed.length > 0 && (
              <dl className={styles.changes}>
                {changed.map(({ name, now }) => (
                  <div key={name}>
                    <Text as="dt" size="small" tone="muted">
                      {name}
                    </Text>
                    <dd className={styles.change} dir="auto">
                      {now}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </Stack>
        </Notice>
      )}
    </AlertDialog>
  );
}
