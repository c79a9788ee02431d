import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoginWithProviderMutation } from '@/entities/session';
import {
  simulatedIdentities,
  type SocialProvider,
} from '@/shared/contract/simulated-identities.ts';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import * as styles from './SignInWithProvider.css';

const letters: Record<SocialProvider, string> = { google: 'G', facebook: 'f', apple: 'A' };

/** A letter, because simulated buttons must not use trademarks. */
function ProviderIcon({ provider }: { provider: SocialProvider }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <text x="10" y="14" fontSize="11" fontWeight="700" textAnchor="middle" fill="currentColor">
        {letters[provider]}
      </text>
    </svg>
  );
}

const providers = Object.keys(simulatedIdentities) as SocialProvider[];

/** Simulated buttons, each with a fixed identity. See docs/product/account.md. */
export function SignInWithProvider() {
  const { t } = useTranslation('widgets.auth-panel');
  const [login, { isLoading }] = useLoginWithProviderMutation();
  const [hasFailed, setHasFailed] = useState(false);
  const [pending, setPending] = useState<SocialProvider | null>(null);

  const handleClick = async (provider: SocialProvider) => {
    if (isLoading) return;
    setPending(provider);
    const { error } = await login(provider);
    if (!error) return;
    logFailure('loginWithProvider', error);
    setPending(null);
    setHasFailed(true);
  };

  return (
    <Stack gap={3}>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          isWide
          isPending={isLoading && pending === provider}
          onClick={() => void handleClick(provider)}
        >
          <ProviderIcon provider={provider} />
          {t(provider)}
        </Button>
      ))}
      <p className={styles.failure} role="alert">
        {hasFailed && !isLoading ? t('failed') : null}
      </p>
    </Stack>
  );
}
