import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import {
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
} from '../../api/security-api';
import { SettingsCard } from '../settings/SettingsCard';
import { CodeForm } from './CodeForm';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpSecondFactor } from './SetUpSecondFactor';

export function SecondFactorSettings() {
  const { t } = useTranslation('pages.listener.profile');
  const query = useSecondFactorQuery();
  const [remove, removal] = useRemoveSecondFactorMutation();
  const [renew, renewal] = useRenewRecoveryCodesMutation();
  const [question, setQuestion] = useState<'renew' | 'remove' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);

  const ask = (act: 'renew' | 'remove') => {
    renewal.reset();
    removal.reset();
    setQuestion(act);
  };
  const send = async (code: string) => {
    if (question === 'renew') {
      const { data, error } = await renew(code);
      if (error) return logFailure('renew recovery codes', error);
      setCodes(data.recoveryCodes);
    } else {
      const { error } = await remove(code);
      if (error) return logFailure('remove second factor', error);
    }
    return setQuestion(null);
  };

  const keepCodes = (made: readonly string[]) => {
    setCodes(made);
    // Invalidated tags wait for all queries, some of which wait for a second factor.
    void query.refetch();
  };

  const change = (left: number) =>
    question === null ? (
      <Stack gap={4}>
        <Text>{t('secondFactor.on', { count: left })}</Text>
        <Inline gap={3} isWrapping>
          <Button onClick={() => ask('renew')}>{t('secondFactor.renew')}</Button>
          <Button variant="outline" onClick={() => ask('remove')}>
            {t('secondFactor.remove')}
          </Button>
        </Inline>
      </Stack>
    ) : (
      <CodeForm
        action={t(question === 'renew' ? 'secondFactor.renew' : 'secondFactor.remove')}
        hint={t('secondFactor.anyCodeHint')}
        error={question === 'renew' ? renewal.error : removal.error}
        isPending={renewal.isLoading || removal.isLoading}
        onSend={(code) => void send(code)}
        onLeave={() => setQuestion(null)}
      />
    );

  return (
    <SettingsCard title={t('secondFactor.title')} text={t('secondFactor.text')}>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" width="100%" height="48px" />}
        headingLevel={3}
      >
        {({ isOn, recoveryCodesLeft }) => {
          if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />;
          return isOn ? change(recoveryCodesLeft) : <SetUpSecondFactor onCodes={keepCodes} />;
        }}
      </QueryView>
    </SettingsCard>
  );
}
