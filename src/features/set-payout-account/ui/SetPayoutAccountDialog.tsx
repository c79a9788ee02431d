import { useTranslation } from 'react-i18next';
import { type Payee, usePayoutAccountQuery } from '@/entities/payout-account';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { leaveBy, leaveSaved } from '@/shared/lib/unsaved-changes';
import { Dialog } from '@/shared/ui/dialog';
import { Notice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { PayoutAccountForm } from './PayoutAccountForm';
import { PresentAccount } from './PresentAccount';

type SetPayoutAccountDialogProps = {
  payee: Payee;
  onClose: () => void;
};

/** Load it lazily. */
export function SetPayoutAccountDialog({ payee, onClose }: SetPayoutAccountDialogProps) {
  const { t } = useTranslation('features.set-payout-account');
  // Admins see the account, but only payees change it.
  const mayChange = !can(useViewer(), 'admin.open');
  // Another user's recent change has to be seen first.
  const account = usePayoutAccountQuery(payee, { refetchOnMountOrArgChange: true });
  return (
    <Dialog
      isOpen
      onOpenChange={() => leaveBy(onClose)}
      title={t('title')}
      description={t(`text.${payee.of}`)}
      closeLabel={t('close')}
      size="medium"
    >
      <QueryView
        query={account}
        headingLevel={3}
        loading={<Skeleton shape="block" height={mayChange ? '340px' : '120px'} />}
      >
        {(state) => (
          <Stack gap={6}>
            {state.account ? (
              <PresentAccount
                payee={payee}
                account={state.account}
                version={state.version}
                mayChange={mayChange}
              />
            ) : (
              <Notice tone="warning" role="note">
                {t(`none.${payee.of}`)}
              </Notice>
            )}
            {mayChange ? (
              <PayoutAccountForm
                payee={payee}
                state={state}
                onDone={() => leaveSaved(onClose)}
                onCancel={() => leaveBy(onClose)}
              />
            ) : (
              <Text tone="muted">{t(`readOnly.${payee.of}`)}</Text>
            )}
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}
