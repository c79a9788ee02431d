import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { FailureNotice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
} from '../../api/security-api';
import { CodeForm } from './CodeForm';
import * as styles from './SecurityRows.css';

const QrCode = lazyPart(() => import('./QrCode'), 'QrCode');

type SetUpSecondFactorProps = {
  /** Gets the recovery codes after the first code. */
  onCodes: (codes: string[]) => void;
};

/** Sets up an authenticator: QR code, the same as text, and the first code. */
export function SetUpSecondFactor({ onCodes }: SetUpSecondFactorProps) {
  const { t } = useTranslation('pages.listener.profile');
  const [begin, { data: setup, isLoading, error, reset }] = useBeginSecondFactorMutation();
  const [confirm, confirmation] = useConfirmSecondFactorMutation();

  const handleSend = async (code: string) => {
    const { data, error: refusal } = await confirm(code);
    if (refusal) logFailure('confirm second factor', refusal);
    else onCodes(data.recoveryCodes);
  };

  if (!setup) {
    return (
      <Stack gap={4}>
        <FailureNotice>{error && problemText(error, t('secondFactor.error.failed'))}</FailureNotice>
        <div>
          <Button isPending={isLoading} onClick={() => void begin()}>
            {t('secondFactor.begin')}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <Text>{t('secondFactor.scan')}</Text>
      <Suspense fallback={<Skeleton shape="block" width="192px" height="192px" />}>
        <QrCode text={setup.address} label={t('secondFactor.qr')} />
      </Suspense>
      <Stack gap={1}>
        <Text tone="muted">{t('secondFactor.type')}</Text>
        <Text className={styles.secret}>{setup.secret}</Text>
      </Stack>
      <CodeForm
        action={t('secondFactor.confirm')}
        hint={t('secondFactor.codeHint')}
        error={confirmation.error}
        isPending={confirmation.isLoading}
        onSend={(code) => void handleSend(code)}
        onLeave={reset}
      />
    </Stack>
  );
}
