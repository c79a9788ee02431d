import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useDeleteAccountMutation } from '@/entities/account';
import { forgetSession } from '@/entities/session';
import { forgetPerson } from '@/features/sign-out';
import { discardToken, problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { showToast } from '@/shared/ui/toast';

/**
 * Deletes the account and its data on this device; `failure` is the server's message. See
 * docs/product/account.md.
 */
export function useDeleteAccount(owner: string) {
  const { t } = useTranslation('pages.listener.profile');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [remove, { isLoading, error, reset }] = useDeleteAccountMutation();
  const [isDeleted, setDeleted] = useState(false);

  useEffect(() => {
    if (!isDeleted) return undefined;
    void navigate(paths.home, { replace: true });
    // Only after leaving this page, which would ask a visitor to sign in.
    return () => {
      dispatch(forgetSession());
      showToast({ tone: 'success', text: t('ownData.deleted') });
    };
  }, [isDeleted, navigate, dispatch, t]);

  const deleteAccount = async (password: string) => {
    const answer = await remove({ password });
    if (answer.error) {
      logFailure('delete account', answer.error);
      return;
    }
    await forgetPerson(owner);
    // Running calls that are rejected must not look like an expired session.
    discardToken();
    setDeleted(true);
  };
  const failure = error && problemText(error, t('ownData.deleteFailed'));
  return { deleteAccount, isPending: isLoading || isDeleted, failure, reset };
}
