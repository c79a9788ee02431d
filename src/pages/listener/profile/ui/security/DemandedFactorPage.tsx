import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { factorAdded, signOut, usePasskeysQuery } from '@/entities/session';
import { usePageTitle } from '@/shared/lib/page-title';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { SignInPrompt } from '@/widgets/sign-in-prompt';
import { useSecondFactorQuery } from '../../api/security-api';
import { PasskeySettings } from './PasskeySettings';
import { SecondFactorSettings } from './SecondFactorSettings';
import * as styles from './SecurityRows.css';

/** Shown until the user has a required second factor. See docs/product/account.md. */
export function DemandedFactorPage() {
  const { t } = useTranslation('pages.listener.profile');
  const dispatch = useAppDispatch();
  const passkeys = usePasskeysQuery();
  const factor = useSecondFactorQuery();
  const isDone = factor.data?.isOn === true || (passkeys.data?.passkeys.length ?? 0) > 0;
  usePageTitle(t('demandedFactor.title'));

  const { refetch: readPasskeys } = passkeys;
  const { refetch: readFactor } = factor;
  useEffect(() => {
    // It may have been added in another tab.
    const look = () => {
      void readPasskeys();
      void readFactor();
    };
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [readPasskeys, readFactor]);

  return (
    <Stack gap={6} className={styles.page}>
      <Stack gap={3}>
        <Heading level={1}>{t('demandedFactor.title')}</Heading>
        <Text tone="muted">{t('demandedFactor.text')}</Text>
      </Stack>
      <PasskeySettings />
      <SecondFactorSettings />
      {isDone && <Notice tone="success">{t('demandedFactor.done')}</Notice>}
      <Inline gap={3} isWrapping>
        {isDone && (
          <Button onClick={() => dispatch(factorAdded())}>{t('demandedFactor.go')}</Button>
        )}
        <Button variant="ghost" onClick={() => void dispatch(signOut())}>
          {t('demandedFactor.signOut')}
        </Button>
      </Inline>
      <SignInPrompt />
    </Stack>
  );
}
