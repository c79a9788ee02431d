import { useTranslation } from 'react-i18next';
import { isProblem } from '@/shared/api';
import type { AdminUser, ChangeUserBody } from '@/shared/contract/administration.ts';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useChangeUserMutation } from '../api/users-api';

/** The seen values of the changed fields. */
const getSeenByAdmin = (
  user: AdminUser,
  changes: ChangeUserBody['changes'],
): ChangeUserBody['seen'] =>
  Object.fromEntries(
    Object.keys(changes).map((field) => [field, user[field as keyof typeof changes]]),
  );

/**
 * Changes one field of a shown account and reports the result, refusals in the server's words.
 * `change` returns whether it succeeded.
 */
export function useChangeAccount(user: AdminUser) {
  const { t } = useTranslation('pages.admin.users');
  const [send, { isLoading: isPending }] = useChangeUserMutation();
  const change = async (
    changes: ChangeUserBody['changes'],
    stops?: ChangeUserBody['stops'],
  ): Promise<boolean> => {
    const body = { seen: getSeenByAdmin(user, changes), changes, ...(stops && { stops }) };
    const { error } = await send({ id: user.id, ...body });
    if (!error) {
      showToast({ tone: 'success', text: t('updated') });
      return true;
    }
    const reason = isProblem(error) ? error.message : undefined;
    const text = reason ? t('error.updateFor', { reason }) : t('error.update');
    showFailure('changeUser', error, { text });
    return false;
  };
  return { change, isPending };
}
