import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskVerificationMutation, useEmailStateQuery } from '@/entities/account';
import { problemText } from '@/shared/api';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useBriefMessage } from '../../lib/use-brief-message';
import { SettingsCard, SettingsFooter } from './SettingsCard';

const ChangeEmailForm = lazyPart(() => import('./ChangeEmailForm'), 'ChangeEmailForm');

export function EmailSettings() {
  const { t } = useTranslation('pages.listener.profile');
  const { data: state } = useEmailStateQuery(undefined, { refetchOnMountOrArgChange: true });
  const [askVerification, { isLoading }] = useAskVerificationMutation();
  const { message, succeed, fail } = useBriefMessage();
  const [isChanging, setChanging] = useState(false);
  // Older servers do not support it.
  if (!state) return null;
  const { email, isVerified, pending, canSend } = state;

  const handleAsk = async () => {
    const { error } = await askVerification();
    if (!error) {
      succeed(t('email.sent'));
      return;
    }
    logFailure('ask for a verification', error);
    fail(problemText(error, t('email.failed')));
  };

  return (
    <SettingsCard
      title={t('email.title')}
      text={t(isVerified ? 'email.verified' : 'email.unverified', { email })}
    >
      <Stack gap={4}>
        {pending && <Notice>{t('email.pending', { email: pending })}</Notice>}
        {!canSend && !isVerified && <Text tone="muted">{t('email.noMail')}</Text>}
        {isChanging && (
          <Suspense fallback={null}>
            <ChangeEmailForm
              account={email}
              onDone={() => setChanging(false)}
              onSent={(requested) => {
                setChanging(false);
                succeed(t('email.sentTo', { email: requested }));
              }}
            />
          </Suspense>
        )}
        {canSend && !isChanging && (
          <SettingsFooter message={message}>
            <Inline gap={3} isWrapping>
              {!isVerified && (
                <Button variant="solid" isPending={isLoading} onClick={() => void handleAsk()}>
                  {t('email.ask')}
                </Button>
              )}
              <Button variant="outline" onClick={() => setChanging(true)}>
                {t('email.change')}
              </Button>
            </Inline>
          </SettingsFooter>
        )}
      </Stack>
    </SettingsCard>
  );
}
