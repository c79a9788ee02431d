import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveFamilyMutation } from '@/entities/family';
import { problemText } from '@/shared/api';
import type { Family } from '@/shared/contract/family.ts';
import type { User } from '@/shared/contract/user.ts';
import { formatDate } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { FailureNotice, Notice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import { SubscriptionPart } from '../SubscriptionPart';

const AlertDialog = lazyPart(() => import('@/shared/ui/alert-dialog'), 'AlertDialog');

type FamilyMembershipProps = { family: Extract<Family, { part: 'member' }>; viewer: User };

/** What a member of somebody else's family sees. */
export function FamilyMembership({ family, viewer }: FamilyMembershipProps) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const [leave, { isLoading, error }] = useLeaveFamilyMutation();
  const [isAsking, setAsking] = useState(false);
  const { payer, since, isRunning, until } = family;
  const onDay = (day: string) => formatDate(day, i18n.language);

  const handleLeave = async () => {
    const { error: refusal } = await leave();
    if (refusal) {
      logFailure('leave a family', refusal);
      return;
    }
    setAsking(false);
    showToast({ tone: 'success', text: t('subscription.family.membership.left', { payer }) });
  };
  return (
    <SubscriptionPart title={t('subscription.family.membership.title')}>
      <Stack gap={4}>
        {isRunning ? (
          <Text>{t('subscription.family.membership.text', { payer, date: onDay(since) })}</Text>
        ) : (
          <Notice>{t('subscription.family.membership.paused', { payer })}</Notice>
        )}
        {until !== null && (
          <Notice>
            {t('subscription.family.membership.until', { payer, date: onDay(until) })}
          </Notice>
        )}
        {isRunning && viewer.subscriptionType !== 'free' && (
          <Text tone="muted">{t('subscription.family.membership.own')}</Text>
        )}
        <Inline>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {t('subscription.family.membership.leave')}
          </Button>
        </Inline>
      </Stack>
      {isAsking && (
        <Suspense fallback={null}>
          <AlertDialog
            isOpen
            onOpenChange={setAsking}
            title={t('subscription.family.membership.leaveTitle', { payer })}
            text={t('subscription.family.membership.leaveText')}
            confirmLabel={t('subscription.family.membership.leaveConfirm')}
            cancelLabel={t('subscription.family.membership.leaveBack')}
            tone="danger"
            isPending={isLoading}
            onConfirm={() => void handleLeave()}
          >
            <FailureNotice>
              {error && problemText(error, t('subscription.family.failed'))}
            </FailureNotice>
          </AlertDialog>
        </Suspense>
      )}
    </SubscriptionPart>
  );
}
