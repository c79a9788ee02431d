import { useTranslation } from 'react-i18next';
import { isProblem } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { DialogActions } from '@/shared/ui/dialog';
import { FailureNotice } from '@/shared/ui/notice';

type FormEndProps = {
  /** Why nothing was saved. */
  error?: unknown;
  submitLabel: string;
  isPending: boolean;
  onCancel: () => void;
};

/** Below the fields of a form: why it failed, and its buttons. */
export function FormEnd({ error, submitLabel, isPending, onCancel }: FormEndProps) {
  const { t } = useTranslation('pages.admin.royalties');
  return (
    <>
      <FailureNotice>
        {error !== undefined && (isProblem(error) ? error.message : t('review.failed'))}
      </FailureNotice>
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          {t('pay.cancel')}
        </Button>
        <Button type="submit" variant="solid" isPending={isPending}>
          {submitLabel}
        </Button>
      </DialogActions>
    </>
  );
}
