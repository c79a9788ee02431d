import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsPast } from '@/entities/figure';
import { ContractBadge, ContractDays } from '@/entities/label';
import type { LabelInfo } from '@/shared/contract/label.ts';
import { useFormats } from '@/shared/lib/format';
import { FactList } from '@/shared/ui/fact-list';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading, Text } from '@/shared/ui/text';
import { SharedTracks } from '@/widgets/recording-shares';
import { useDashboardView } from '../../model/dashboard-view';
import { useShownFigures } from '../../model/shown-figures';
import { PaymentHistory } from '../payments/PaymentHistory';
import * as styles from './LabelTab.css';

export function LabelTab() {
  const { label } = useShownFigures();
  const { artist } = useDashboardView();
  return (
    <Stack gap={10}>
      {label === null ? <NoLabel /> : <Contract label={label} />}
      <PaymentHistory />
      <SharedTracks scope={{ of: 'artist', artist }} />
    </Stack>
  );
}

function NoLabel() {
  const { t } = useTranslation('pages.artist.dashboard');
  return (
    <StatusView
      headingLevel={3}
      icon={<Building2 size={32} />}
      title={t('contract.none.title')}
      text={t('contract.none.text')}
    />
  );
}

function Contract({ label }: { label: LabelInfo }) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { date, euros, rate } = useFormats();
  const isPast = useIsPast();
  const { name, contact, royaltyRate, contractStatus, contractStart, contractEnd } = label;
  const { nextPayment, totalPaid } = label;
  const whenPaid = () => {
    if (nextPayment === null) return t('contract.notYet');
    const day = date(nextPayment);
    return isPast(nextPayment) ? t('contract.overdue', { day }) : day;
  };
  const facts = [
    { name: 'royaltyRate', value: rate(royaltyRate) },
    { name: 'nextPayment', value: whenPaid() },
    { name: 'contact', value: contact ?? t('contract.noContact') },
    { name: 'totalPaid', value: euros(totalPaid) },
  ] as const;
  return (
    <Stack gap={6}>
      <Stack gap={2} align="start">
        <Inline gap={3} isWrapping>
          <Heading level={3} size="headline">
            {name}
          </Heading>
          <ContractBadge status={contractStatus} />
        </Inline>
        <Text tone="muted">{t(`contract.means.${contractStatus}`)}</Text>
      </Stack>
      <FactList
        layout="pairs"
        className={styles.facts}
        facts={facts.map((fact) => ({ name: t(`contract.${fact.name}`), value: fact.value }))}
      />
      <ContractDays from={contractStart} until={contractEnd} />
      <Text size="small" tone="muted">
        {t('contract.totalPaidMeans')}
      </Text>
      {contact !== null && (
        <a className={styles.contact} href={`mailto:${contact}`}>
          {t('contract.write', { name })}
        </a>
      )}
    </Stack>
  );
}
