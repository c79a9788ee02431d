import { useTranslation } from 'react-i18next';
import { usePayoutState } from '@/entities/figure';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { AdminLabelDetails } from '@/shared/contract/label-administration.ts';
import { Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Heading, Text } from '@/shared/ui/text';
import { useLabelFormats } from '../lib/use-label-formats';
import * as styles from './labels.css';

export function LabelMonths({ months }: Pick<AdminLabelDetails, 'months'>) {
  const { t } = useTranslation('pages.admin.labels');
  const { euros, longMonth } = useLabelFormats();
  const getPayoutState = usePayoutState();
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('panel.months')}</Heading>
      {months.length === 0 ? (
        <Text tone="muted">{t('panel.noMonths')}</Text>
      ) : (
        <Stack as="ul" gap={3}>
          {months.map(({ month, gross, amount, status, dueOn: date }) => (
            <li key={month} className={styles.line}>
              <div className={styles.words}>
                <Text>{longMonth(month)}</Text>
                <StatusBadge meaning={statusMeanings.payout[getPayoutState({ status, date })]}>
                  {t(`panel.status.${getPayoutState({ status, date })}`)}
                </StatusBadge>
              </div>
              <div className={styles.amounts}>
                <Text as="span" weight="strong" isNumeric>
                  {euros(amount)}
                </Text>
                <Text size="small" tone="muted" isNumeric>
                  {t('panel.gross', { amount: euros(gross) })}
                </Text>
              </div>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
