import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useReadBackupMutation,
  useRestoreBackupMutation,
  useRestoreStateQuery,
} from '@/entities/service';
import { isProblem, problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';

/** Milliseconds. */
const askEvery = 1_000;

type Name = string | null;

/** What the server does with backups, and what to ask of it. */
export function useRestore(code: string) {
  const { t } = useTranslation('pages.auth.set-up');
  const { data, error, refetch } = useRestoreStateQuery({ code }, { pollingInterval: askEvery });
  const [read] = useReadBackupMutation();
  const [restore] = useRestoreBackupMutation();
  const [passphrase, setPassphrase] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function ask(calling: Promise<{ error?: unknown }>) {
    setFailure(null);
    const { error: refusal } = await calling;
    if (refusal) {
      logFailure('restore', refusal);
      setFailure(problemText(refusal, t('restore.failed')));
    }
    await refetch();
    if (!refusal) setChoosing(false);
  }

  return {
    state: data,
    /** None while a backup is chosen. */
    task: isChoosing ? null : (data?.task ?? null),
    failure,
    /** The service has begun: with what the backup held, or by somebody else. */
    isOver: isProblem(error) && error.kind === 'not-found',
    /** The server has started again and printed another code. */
    isCodeLost: isProblem(error) && error.kind === 'invalid',
    refetch,
    chooseAnother: () => {
      setFailure(null);
      setPassphrase(undefined);
      setChoosing(true);
    },
    choose: (name: Name, given?: string) => {
      setPassphrase(given);
      return ask(read({ code, name, ...(given !== undefined && { passphrase: given }) }));
    },
    restore: (name: Name, accountKey?: string) =>
      ask(
        restore({
          code,
          name,
          ...(passphrase !== undefined && { passphrase }),
          ...(accountKey !== undefined && { accountKey }),
        }),
      ),
  };
}

export type Restore = ReturnType<typeof useRestore>;
