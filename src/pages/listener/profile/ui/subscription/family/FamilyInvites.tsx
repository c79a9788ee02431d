import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useInviteByEmailMutation,
  useMakeFamilyLinkMutation,
  useWithdrawInviteMutation,
} from '@/entities/family';
import { isProblem, problemText } from '@/shared/api';
import type { PaidFamily } from '@/shared/contract/family.ts';
import { formatDate } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { emailKeys, Field, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { copyText, showFailure, showToast } from '@/shared/ui/toast';
import * as styles from '../Subscription.css';
import { SubscriptionPart } from '../SubscriptionPart';

/** While there are seats. */
export function FamilyInvites({ family }: { family: PaidFamily }) {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <>
      <SubscriptionPart title={t('subscription.family.link.title')}>
        <InviteLink link={family.link} />
      </SubscriptionPart>
      <SubscriptionPart title={t('subscription.family.email.title')}>
        <Stack gap={5}>
          {family.canEmail ? (
            <InviteForm />
          ) : (
            <Text tone="muted">{t('subscription.family.email.none')}</Text>
          )}
          {family.invites.length > 0 && <OpenInvites invites={family.invites} />}
        </Stack>
      </SubscriptionPart>
    </>
  );
}

/** The token is in the hash, which no server logs. */
const toAddress = (token: string) =>
  `${location.origin}${paths.joinFamily}#${new URLSearchParams({ token })}`;

function InviteLink({ link }: { link: PaidFamily['link'] }) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const [make, { isLoading }] = useMakeFamilyLinkMutation();
  const withdraw = useWithdraw(t('subscription.family.link.withdrawn'));

  const handleMake = async () => {
    const { error } = await make();
    if (error) report(error, t('subscription.family.failed'));
  };
  const handleCopy = (address: string) =>
    copyText(address, {
      attempt: 'copyFamilyLink',
      copied: t('subscription.family.link.copied'),
      notCopied: t('subscription.family.link.notCopied'),
    });
  if (link === null) {
    return (
      <Stack gap={4}>
        <Text>{t('subscription.family.link.none')}</Text>
        <Inline>
          <Button variant="solid" isPending={isLoading} onClick={() => void handleMake()}>
            {t('subscription.family.link.make')}
          </Button>
        </Inline>
      </Stack>
    );
  }
  const address = toAddress(link.token);
  const date = formatDate(link.expiresAt, i18n.language);
  return (
    <Stack gap={4}>
      <Text>{t('subscription.family.link.text', { date })}</Text>
      <Field label={t('subscription.family.link.label')}>
        <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <Inline gap={3} isWrapping>
        <Button variant="solid" onClick={() => void handleCopy(address)}>
          <Copy size={18} aria-hidden />
          {t('subscription.family.link.copy')}
        </Button>
        <Button variant="outline" isPending={isLoading} onClick={() => void handleMake()}>
          {t('subscription.family.link.renew')}
        </Button>
        <Button variant="outline" onClick={() => void withdraw(link.id)}>
          {t('subscription.family.link.withdraw')}
        </Button>
      </Inline>
    </Stack>
  );
}

const report = (error: unknown, text: string) =>
  showFailure('changeFamily', error, { text: problemText(error, text) });

function useWithdraw(done: string) {
  const { t } = useTranslation('pages.listener.profile');
  const [withdraw] = useWithdrawInviteMutation();
  return async (id: string) => {
    const { error } = await withdraw(id);
    if (error) report(error, t('subscription.family.failed'));
    else showToast({ tone: 'success', text: done });
  };
}

/** Keeps what was typed until it is sent. */
function InviteForm() {
  const { t } = useTranslation('pages.listener.profile');
  const [invite, { isLoading, error }] = useInviteByEmailMutation();
  const [email, setEmail] = useState('');
  const fault = isProblem(error) && error.kind === 'invalid' ? error.fields?.['email'] : undefined;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '' || isLoading) return;
    const { data } = await invite({ email: email.trim() });
    if (!data) return;
    showToast({
      tone: 'success',
      text: t('subscription.family.email.sent', { email: email.trim() }),
    });
    setEmail('');
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={4}>
        <FailureNotice>
          {error && !fault && problemText(error, t('subscription.family.failed'))}
        </FailureNotice>
        <Field
          label={t('subscription.family.email.label')}
          hint={t('subscription.family.email.hint')}
          error={fault}
        >
          <TextInput
            {...emailKeys}
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Inline>
          <Button type="submit" variant="solid" isPending={isLoading}>
            {t('subscription.family.email.send')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function OpenInvites({ invites }: Pick<PaidFamily, 'invites'>) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const withdraw = useWithdraw(t('subscription.family.email.withdrawn'));
  const title = t('subscription.family.email.waiting');
  return (
    <Stack gap={3}>
      <Text weight="strong">{title}</Text>
      <Stack as="ul" gap={3} aria-label={title}>
        {invites.map(({ id, email, expiresAt }) => (
          <li key={id} className={styles.person}>
            <Stack gap={0} className={styles.personName}>
              <span>{email}</span>
              <Text as="span" size="label" tone="muted">
                {t('subscription.family.email.until', {
                  date: formatDate(expiresAt, i18n.language),
                })}
              </Text>
            </Stack>
            <Button
              size="small"
              variant="outline"
              aria-label={t('subscription.family.email.withdrawName', { email })}
              onClick={() => void withdraw(id)}
            >
              {t('subscription.family.email.withdraw')}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
