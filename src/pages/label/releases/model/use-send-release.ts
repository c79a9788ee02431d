import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamedLabel } from '@/entities/label';
import { useSendReleaseMutation } from '@/entities/release';
import { isProblem } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';
import type { DraftSaver } from '../lib/draft-saver';

type Errors = Record<string, string>;

/** Hands a draft to the editors, and says at its fields what it lacks, the first of which gets the focus. */
export function useSendRelease(form: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation('pages.label.releases');
  const label = useNamedLabel();
  const [sendRelease, { isLoading }] = useSendReleaseMutation();
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, form]);

  /** Saves what is not saved, and sends it. Answers whether it was sent. */
  async function send(saver: DraftSaver): Promise<boolean> {
    setErrors({});
    setMessage(undefined);
    const isSaved = await saver.flush();
    const known = saver.known();
    if (!isSaved) return false;
    if (known === null) {
      setMessage(t('form.nothing'));
      return false;
    }
    const { id, version } = known;
    const { error } = await sendRelease({ label, id, version });
    if (error === undefined) {
      showToast({ tone: 'success', text: t('form.sent') });
      return true;
    }
    logFailure('sendRelease', error);
    const problem = isProblem(error) ? error : undefined;
    setErrors(problem?.fields ?? {});
    setMessage(problem?.message ?? t('form.sendFailed'));
    return false;
  }

  return { errors, message, isSending: isLoading, send, forget: setErrors };
}
