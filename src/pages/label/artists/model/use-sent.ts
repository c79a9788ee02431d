import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isProblem } from '@/shared/api';
import { showFieldProblems } from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';

type Sent = { error?: unknown };

/**
 * Says how it went that something about contracts was sent by a form: in a short message, or at the fields and above them, where
 * what was typed stays. Answers whether it was taken.
 */
export function useSent<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { t } = useTranslation('pages.label.artists');
  return ({ error }: Sent, said: { done: string; failed: string }): boolean => {
    if (error === undefined) {
      form.reset(form.getValues(), { keepValues: true });
      showToast({ tone: 'success', text: said.done });
      return true;
    }
    logFailure('contract', error);
    const isSaid = showFieldProblems(form, error);
    const reason = isProblem(error) && !isSaid ? error.message : undefined;
    form.setError('root', {
      message: reason ? t('contract.because', { failed: said.failed, reason }) : said.failed,
    });
    return false;
  };
}
