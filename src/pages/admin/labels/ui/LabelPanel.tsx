import { useTranslation } from 'react-i18next';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { formatDate } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { SidePanel } from '@/shared/ui/side-panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useAdminLabelDetailsQuery } from '../api/labels-api';
import { useLabelFormats } from '../lib/use-label-formats';
import { LabelBadge } from './LabelBadge';
import { LabelContact } from './LabelContact';
import { LabelMonths } from './LabelMonths';
import { LabelPeople } from './LabelPeople';
import { LabelReleases } from './LabelReleases';
import { LabelRoster } from './LabelRoster';

type LabelPanelProps = {
  label: AdminLabel;
  onClose: () => void;
};

/** The details of a label: contact, accounts, closed months, artists and releases. */
export function LabelPanel({ label, onClose }: LabelPanelProps) {
  const { t, i18n } = useTranslation('pages.admin.labels');
  const { euros, getOrigin } = useLabelFormats();
  const origin = getOrigin(label);
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={label.name}
      {...(origin && { description: origin })}
      closeLabel={t('form.close')}
    >
      <Stack gap={8}>
        <Stack gap={4}>
          <Inline gap={3} isWrapping>
            <LabelBadge contractStatus={label.contractStatus} />
            <Text size="small" isNumeric>
              {t('panel.paid', { amount: euros(label.totalRoyaltiesPaid) })}
            </Text>
          </Inline>
          {label.agreementEndsOn && (
            <Text size="small">
              {t('panel.agreement', { date: formatDate(label.agreementEndsOn, i18n.language) })}
            </Text>
          )}
          <LabelContact label={label} />
          <Inline>
            <ButtonLink size="small" to={`${paths.labelManager}?label=${label.id}`}>
              {t('panel.open')}
            </ButtonLink>
          </Inline>
        </Stack>
        <QueryView
          query={useAdminLabelDetailsQuery(label.id)}
          headingLevel={3}
          loading={<Skeleton shape="block" height="240px" />}
        >
          {({ months, people }) => (
            <Stack gap={8}>
              <LabelPeople label={label} people={people} />
              <LabelMonths months={months} />
            </Stack>
          )}
        </QueryView>
        <LabelRoster labelId={label.id} />
        <LabelReleases labelId={label.id} />
      </Stack>
    </SidePanel>
  );
}
