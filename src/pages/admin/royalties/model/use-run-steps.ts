import { useTranslation } from 'react-i18next';
import { isProblem } from '@/shared/api';
import type { PaymentStepBody } from '@/shared/contract/payment-run.ts';
import { logFailure } from '@/shared/lib/log';
import { useTakeStepMutation } from '../api/royalties-api';

export type RunSteps = ReturnType<typeof useRunSteps>;

/** Moves a run on; `failure` is the server's reason. */
export function useRunSteps(id: string) {
  const { t } = useTranslation('pages.admin.royalties');
  const [send, { error, isLoading, originalArgs }] = useTakeStepMutation();
  const problem = isProblem(error) ? error : undefined;
  const [atField] = Object.values(problem?.fields ?? {});
  const take = async (step: PaymentStepBody): Promise<boolean> => {
    const { data, error: failed } = await send({ id, step });
    if (failed) logFailure('takeStep', failed);
    return data !== undefined;
  };
  return {
    take,
    isPending: isLoading,
    pending: isLoading ? originalArgs?.step.kind : undefined,
    failure: error && (atField ?? problem?.message ?? t('steps.failed')),
  };
}
