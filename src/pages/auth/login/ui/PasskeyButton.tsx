import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  askForPasskey,
  canUsePasskeys,
  useLoginWithPasskeyMutation,
  usePasskeyOptionsMutation,
} from '@/entities/session';
import { problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { FailureNotice } from '@/shared/ui/notice';

/** Renders nothing without browser support. */
export function PasskeyButton() {
  const { t } = useTranslation('pages.auth.login');
  const [askForOptions] = usePasskeyOptionsMutation();
  const [login] = useLoginWithPasskeyMutation();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!canUsePasskeys()) return null;

  const signIn = async () => {
    const { data: options, error: refusal } = await askForOptions();
    if (refusal) throw refusal;
    const answer = await askForPasskey(options, () => setFailure(t('error.passkeyUnused')));
    if (answer === null) return;
    setFailure(null);
    const { error } = await login(answer);
    if (error) throw error;
  };
  const handleClick = async () => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await signIn();
    } catch (error) {
      logFailure('login with passkey', error);
      setFailure(problemText(error, t('error.passkey')));
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <Button
        variant="outline"
        size="large"
        isWide
        isPending={isPending}
        onClick={() => void handleClick()}
      >
        <KeyRound size={18} aria-hidden />
        {t('passkey')}
      </Button>
      <FailureNotice>{failure}</FailureNotice>
    </>
  );
}
