import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CreateUserAnswer } from '@/shared/contract/administration.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { DialogActions } from '@/shared/ui/dialog';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { copyText } from '@/shared/ui/toast';
import * as styles from './users.css';

type TemporaryPasswordProps = {
  created: CreateUserAnswer;
  /** The dialog is about to close other than by its button. */
  isLeaving: boolean;
  onStay: () => void;
  onClose: () => void;
};

/** The password to hand over, shown only once. */
export function TemporaryPassword(props: TemporaryPasswordProps) {
  const { created, isLeaving, onStay, onClose } = props;
  const { t } = useTranslation('pages.admin.users');
  const { user, temporaryPassword } = created;
  const handleCopy = () =>
    copyText(temporaryPassword, {
      attempt: 'copyPassword',
      copied: t('password.copied'),
      notCopied: t('password.notCopied'),
    });
  return (
    <Stack gap={5}>
      <Text>{t('password.text', { name: user.name, email: user.email })}</Text>
      <output className={styles.password} aria-label={t('password.label')}>
        {temporaryPassword}
      </output>
      <Text size="small" tone="muted">
        {t('password.once')}
      </Text>
      <DialogActions>
        <Button onClick={() => void handleCopy()}>
          <Copy size={18} aria-hidden />
          {t('password.copy')}
        </Button>
        <Button variant="solid" onClick={onClose}>
          {t('password.done')}
        </Button>
      </DialogActions>
      <AlertDialog
        isOpen={isLeaving}
        onOpenChange={onStay}
        title={t('password.leave.title')}
        text={t('password.leave.text', { name: user.name })}
        confirmLabel={t('password.leave.confirm')}
        cancelLabel={t('password.leave.stay')}
        onConfirm={onClose}
      />
    </Stack>
  );
}
