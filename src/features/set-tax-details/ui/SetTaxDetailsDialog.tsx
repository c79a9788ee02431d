import { useTranslation } from 'react-i18next';
import type { Payee } from '@/entities/payout-account';
import { useViewer } from '@/entities/session';
import type { TaxDetailState } from '@/shared/contract/tax-detail.ts';
import { can } from '@/shared/lib/access';
import { formatDate, useFormats } from '@/shared/lib/format';
import { leaveBy, leaveSaved } from '@/shared/lib/unsaved-changes';
import { Dialog } from '@/shared/ui/dialog';
import { Notice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Text } from '@/shared/ui/text';
import { useTaxDetailQuery } from '../api/tax-detail-api';
import { TaxDetailsForm } from './TaxDetailsForm';

type SetTaxDetailsDialogProps = {
  payee: Payee;
  onClose: () => void;
};

/** Load it lazily. */
export function SetTaxDetailsDialog({ payee, onClose }: SetTaxDetailsDialogProps) {
  const { t } = useTranslation('features.set-tax-details');
  // Admins see the details, but only payees change them.
  const mayChange = !can(useViewer(), 'admin.open');
  // Another user's recent change has to be seen first.
  const details = useTaxDetailQuery(payee, { refetchOnMountOrArgChange: true });
  return (
    <Dialog
      isOpen
      onOpenChange={() => leaveBy(onClose)}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      size="medium"
    >
      <QueryView
        query={details}
        headingLevel={3}
        loading={<Skeleton shape="block" height={mayChange ? '340px' : '120px'} />}
      >
        {(state) => (
          <Stack gap={6}>
            {state.detail ? (
              <PresentDetails detail={state.detail} />
            ) : (
              <Notice tone="quiet" role="note">
                {t('none')}
              </Notice>
            )}
            {mayChange ? (
              <TaxDetailsForm
                payee={payee}
                state={state}
                onDone={() => leaveSaved(onClose)}
                onCancel={() => leaveBy(onClose)}
              />
            ) : (
              <Text tone="muted">{t('readOnly')}</Text>
            )}
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}

function PresentDetails({ detail }: { detail: NonNullable<TaxDetailState['detail']> }) {
  const { t, i18n } = useTranslation('features.set-tax-details');
  const { country, rate } = useFormats();
  return (
    <Surface kind="outlined">
      <Stack gap={1}>
        <Text weight="strong" isNumeric>
          {t('present', { taxId: detail.taxId, country: country(detail.country) })}
        </Text>
        <Text>{t(`vat.${detail.vat}`)}</Text>
        <Text>
          {detail.withholding === 0
            ? t('notWithheld')
            : t('withheld', { rate: rate(detail.withholding) })}
        </Text>
        <Text size="small" tone="muted">
          {t('since', { date: formatDate(detail.since, i18n.language) })}
        </Text>
      </Stack>
    </Surface>
  );
}
