import { useTranslation } from 'react-i18next';
import { useNamedLabel } from '@/entities/label';
import type { LabelPayouts } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { PayoutBadge } from '@/entities/figure';
import * as styles from './finance.css';

/** The label's own payout: its commission, deductions and statement. */
export function OwnPart({ payouts: { own } }: { payouts: LabelPayouts }) {
  const { t } = useTranslation('pages.label.finance');
  const { euros, date } = useFormats();
  const label = useNamedLabel();
  const named = label === undefined ? '' : `?label=${label}`;
  return (
    <Stack as="section" gap={3}>
      <Stack gap={1}>
        <Heading level={3}>{t('own.title')}</Heading>
        <Text size="small" tone="muted">
          {t(own === null ? 'own.none' : 'own.text')}
        </Text>
      </Stack>
      {own !== null && (
        <>
          <FactList
            facts={[
              { name: t('own.commission'), value: euros(own.commission) },
              own.carried < 0 && { name: t('payouts.carried'), value: euros(own.carried) },
              { name: t('payouts.amount'), value: <strong>{euros(own.amount)}</strong> },
              {
                name: t('payouts.state'),
                value: <PayoutBadge status={own.status} date={own.date} />,
              },
              own.date !== null && { name: t('payouts.date'), value: date(own.date) },
            ]}
          />
          <ButtonLink
            size="small"
            className={styles.open}
            to={`${paths.labelManager}/own-statement/${own.id}${named}`}
          >
            {t('own.open')}
          </ButtonLink>
        </>
      )}
    </Stack>
  );
}
