import { useTranslation } from 'react-i18next';
import { isProblem, problemText } from '@/shared/api';
import type { PaymentStepBody } from '@/shared/contract/payment-run.ts';
import type { Refused } from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { useTakeStepMutation } from '../api/royalties-api';

/** Moves a run on; `failure` is the server's reason. */
export function useRunSteps(id: string) {
  const { t } = useTranslation('pages.admin.royalties');
  const [send, { error, isLoading, originalArgs }] = useTakeStepMutation();
  const toSentence = (problem: unknown) => {
    const [atField] = Object.values((isProblem(problem) && problem.fields) || {});
    return atField ?? problemText(problem, t('steps.failed'));
  };
  const take = async (step: PaymentStepBody): Promise<Refused | null> => {
    const { error: failed } = await send({ id, step });
    if (!failed) return null;
    logFailure('takeStep', failed);
    return { error: failed, refusal: toSentence(failed) };
  };
  return {
    take,
    pending: isLoading ? originalArgs?.step.kind : undefined,
    failure: error && toSentence(error),
  };
}
