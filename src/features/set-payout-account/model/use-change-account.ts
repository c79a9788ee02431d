import { useTranslation } from 'react-i18next';
import { type Payee, useChangePayoutAccountMutation } from '@/entities/payout-account';
import { isProblem } from '@/shared/api';
import type { ChangePayoutAccountBody } from '@/shared/contract/payout-account.ts';
import { logFailure } from '@/shared/lib/log';

/** Resolves to the problem, or undefined. */
export function useChangeAccount(payee: Payee, act: 'save' | 'remove') {
  const { t } = useTranslation('features.set-payout-account');
  const [change, { isLoading }] = useChangePayoutAccountMutation();

  function toSentence(error: unknown): string {
    if (!isProblem(error)) return t(`${act}.failed`);
    if (error.kind === 'unreachable') return t(`${act}.unreachable`);
    if (error.kind === 'duplicate') return error.message || t(`${act}.changed`);
    return (error.kind !== 'server' && error.message) || t(`${act}.failed`);
  }

  async function send(body: ChangePayoutAccountBody) {
    const { error } = await change({ payee, change: body });
    if (error === undefined) return undefined;
    logFailure('changePayoutAccount', error);
    return { error, sentence: toSentence(error) };
  }

  return { send, isPending: isLoading };
}
