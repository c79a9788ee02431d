import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import { type Passkey, passkeyNameMax } from '@/shared/contract/passkey.ts';
import { formatDate, formatMoment } from '@/shared/lib/format';
import { logFailure } from '@/shared/lib/log';
import { canUsePasskeys, makePasskey, usePasskeysQuery } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import {
  useAddPasskeyMutation,
  useNewPasskeyOptionsMutation,
  useRemovePasskeyMutation,
} from '../../api/security-api';
import { useBriefMessage } from '../../lib/use-brief-message';
import { SettingsCard, SettingsFooter } from '../settings/SettingsCard';
import * as styles from './SecurityRows.css';

export function PasskeySettings() {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const query = usePasskeysQuery();
  const [askForOptions] = useNewPasskeyOptionsMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const [removePasskey, removal] = useRemovePasskeyMutation();
  const { message, succeed, fail } = useBriefMessage();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isAdding, setAdding] = useState(false);

  const logAndShow = (what: string, error: unknown, text: string) => {
    logFailure(what, error);
    fail(problemText(error, text));
  };
  const add = async () => {
    const { data, error } = await askForOptions();
    if (error) return logAndShow('add passkey', error, t('passkeys.addFailed'));
    const credential = await makePasskey(data);
    if (credential === null) return fail(t('passkeys.unused'));
    const { error: refusal } = await addPasskey({ name: name.trim(), credential });
    if (refusal) return logAndShow('add passkey', refusal, t('passkeys.addFailed'));
    // Invalidated tags wait for all queries, some of which wait for a passkey.
    void query.refetch();
    setName('');
    return succeed(t('passkeys.added'));
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '' || isAdding) return;
    setAdding(true);
    try {
      await add();
    } catch (error) {
      logAndShow('make passkey', error, t('passkeys.addFailed'));
    } finally {
      setAdding(false);
    }
  };
  const handleRemove = async ({ id }: Passkey) => {
    const { error } = await removePasskey(id);
    if (error) logAndShow('remove passkey', error, t('passkeys.removeFailed'));
    else succeed(t('passkeys.removed'));
  };
  const getHistory = ({ createdAt, lastUsedAt }: Passkey) =>
    lastUsedAt === null
      ? t('passkeys.neverUsed', { date: formatDate(createdAt, i18n.language) })
      : t('passkeys.lastUsed', { moment: formatMoment(lastUsedAt, i18n.language) });

  return (
    <SettingsCard title={t('passkeys.title')} text={t('passkeys.text')}>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" width="100%" height="48px" />}
        empty={<Text tone="muted">{t('passkeys.none')}</Text>}
        isEmpty={({ passkeys }) => passkeys.length === 0}
        headingLevel={3}
      >
        {({ passkeys }) => (
          <ul className={styles.list}>
            {passkeys.map((passkey) => (
              <Inline
                as="li"
                key={passkey.id}
                gap={3}
                justify="between"
                isWrapping
                className={styles.row}
              >
                <Stack gap={1} className={styles.words}>
                  <Text>{passkey.name}</Text>
                  <Text size="small" tone="muted">
                    {getHistory(passkey)}
                  </Text>
                </Stack>
                <Button
                  size="small"
                  variant="outline"
                  aria-label={t('passkeys.removeName', { name: passkey.name })}
                  isPending={removal.isLoading && removal.originalArgs === passkey.id}
                  onClick={() => void handleRemove(passkey)}
                >
                  {t('passkeys.remove')}
                </Button>
              </Inline>
            ))}
          </ul>
        )}
      </QueryView>
      {canUsePasskeys() ? (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <Stack gap={5}>
            <Field
              label={t('passkeys.name')}
              hint={t('passkeys.nameHint')}
              error={isMissing && name.trim() === '' ? t('passkeys.error.nameRequired') : undefined}
            >
              <TextInput
                maxLength={passkeyNameMax}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
            <SettingsFooter message={message}>
              <Button type="submit" isPending={isAdding}>
                {t('passkeys.add')}
              </Button>
            </SettingsFooter>
          </Stack>
        </form>
      ) : (
        <SettingsFooter message={message}>
          <Text tone="muted">{t('passkeys.unsupported')}</Text>
        </SettingsFooter>
      )}
    </SettingsCard>
  );
}
