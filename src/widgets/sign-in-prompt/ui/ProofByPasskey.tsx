import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  askForPasskey,
  canUsePasskeys,
  usePasskeysQuery,
  useProofOptionsMutation,
  useProveWithPasskeyMutation,
} from '@/entities/session';
import { problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { FailureNotice } from '@/shared/ui/notice';

/** Renders nothing without a passkey or support. */
export function ProofByPasskey({ onSuccess }: { onSuccess: () => void }) {
  const { t } = useTranslation('widgets.sign-in-prompt');
  const { data } = usePasskeysQuery(undefined, { skip: !canUsePasskeys() });
  const [askForOptions] = useProofOptionsMutation();
  const [prove] = useProveWithPasskeyMutation();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!data?.passkeys.length) return null;

  /** Resolves to false if the user cancelled. */
  const proveIdentity = async (): Promise<boolean> => {
    const { data: options, error: refusal } = await askForOptions();
    if (refusal) throw refusal;
    const answer = await askForPasskey(options, () => setFailure(t('proof.passkeyUnused')));
    if (answer === null) return false;
    setFailure(null);
    const { error } = await prove(answer);
    if (error) throw error;
    return true;
  };
  const handleClick = async () => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      if (await proveIdentity()) onSuccess();
    } catch (error) {
      logFailure('prove with passkey', error);
      setFailure(problemText(error, t('proof.passkeyFailed')));
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <FailureNotice>{failure}</FailureNotice>
      <Button variant="outline" isWide isPending={isPending} onClick={() => void handleClick()}>
        <KeyRound size={18} aria-hidden />
        {t('proof.passkey')}
      </Button>
    </>
  );
}
