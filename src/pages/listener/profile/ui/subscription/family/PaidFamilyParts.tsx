import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveFamilyMemberMutation } from '@/entities/family';
import { planLimits } from '@/entities/plan';
import { problemText } from '@/shared/api';
import type { PaidFamily } from '@/shared/contract/family.ts';
import type { User } from '@/shared/contract/user.ts';
import { formatDate } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logFailure } from '@/shared/lib/log';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { FailureNotice, Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import * as styles from '../Subscription.css';
import { SubscriptionPart } from '../SubscriptionPart';
import { FamilyInvites } from './FamilyInvites';

const AlertDialog = lazyPart(() => import('@/shared/ui/alert-dialog'), 'AlertDialog');

type Member = PaidFamily['members'][number];
type PaidFamilyProps = { family: PaidFamily; viewer: User };

/** What the payer sees: names and dates, never what the others hear. */
export function PaidFamilyParts({ family, viewer }: PaidFamilyProps) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const [leaving, setLeaving] = useState<Member | null>(null);
  const { members, isRunning } = family;
  const used = members.length + 1;
  const isFull = used >= planLimits.familyAccounts;
  return (
    <>
      <SubscriptionPart
        title={t('subscription.family.title')}
        text={t('subscription.family.text', { used, max: planLimits.familyAccounts })}
      >
        <Stack gap={4}>
          {!isRunning && <Notice>{t('subscription.family.paused')}</Notice>}
          <Stack as="ul" gap={3}>
            <Person
              name={viewer.displayName}
              image={viewer.profileImage}
              seed={viewer.id}
              text={t('subscription.family.holder')}
            />
            {members.map((member) => (
              <Person
                key={member.id}
                name={member.name}
                image={member.image}
                seed={member.id}
                text={t('subscription.family.since', {
                  date: formatDate(member.since, i18n.language),
                })}
                action={
                  <Button
                    size="small"
                    variant="outline"
                    aria-label={t('subscription.family.remove.name', { name: member.name })}
                    onClick={() => setLeaving(member)}
                  >
                    {t('subscription.family.remove.action')}
                  </Button>
                }
              />
            ))}
          </Stack>
          {members.length === 0 && <Text tone="muted">{t('subscription.family.empty')}</Text>}
          {isRunning && isFull && <Notice>{t('subscription.family.full')}</Notice>}
        </Stack>
      </SubscriptionPart>
      {isRunning && !isFull && <FamilyInvites family={family} />}
      {leaving && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

type PersonProps = {
  name: string;
  image: string | null;
  seed: string;
  text: string;
  action?: ReactNode;
};

function Person({ name, image, seed, text, action }: PersonProps) {
  return (
    <li className={styles.person}>
      <div className={styles.portrait}>
        <Artwork src={image} seed={seed} shape="round" sizes="44px" />
      </div>
      <Stack gap={0} className={styles.personName}>
        <span>{name}</span>
        <Text as="span" size="label" tone="muted">
          {text}
        </Text>
      </Stack>
      {action}
    </li>
  );
}

function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('pages.listener.profile');
  const [remove, { isLoading, error }] = useRemoveFamilyMemberMutation();
  const { id, name } = member;
  const handleRemove = async () => {
    const { error: refusal } = await remove(id);
    if (refusal) {
      logFailure('remove a family member', refusal);
      return;
    }
    onClose();
    showToast({ tone: 'success', text: t('subscription.family.remove.done', { name }) });
  };
  return (
    <Suspense fallback={null}>
      <AlertDialog
        isOpen
        onOpenChange={onClose}
        title={t('subscription.family.remove.title', { name })}
        text={t('subscription.family.remove.text', { name })}
        confirmLabel={t('subscription.family.remove.confirm')}
        cancelLabel={t('subscription.family.remove.back')}
        tone="danger"
        isPending={isLoading}
        onConfirm={() => void handleRemove()}
      >
        <FailureNotice>
          {error && problemText(error, t('subscription.family.failed'))}
        </FailureNotice>
      </AlertDialog>
    </Suspense>
  );
}
