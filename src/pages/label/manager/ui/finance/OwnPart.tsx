import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import type { LabelPayouts } from '@/shared/contract/label-figures.ts';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useManagerView } from '../../model/manager-view';
import { PayoutBadge } from '../PayoutBadge';
import * as styles from './finance.css';

/**
 * What the label is paid for itself: its commission of the month, what is taken off it, and its statement.
 * @states default empty
 */
export function OwnPart({ payouts: { own } }: { payouts: LabelPayouts }) {
  const { t } = useTranslation('pages.label.manager');
  const { euros, date } = useFormats();
  const { label } = useManagerView();
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
          <dl className={styles.facts}>
            <div>
              <dt>{t('own.commission')}</dt>
              <dd>{euros(own.commission)}</dd>
            </div>
            {own.carried < 0 && (
              <div>
                <dt>{t('payouts.carried')}</dt>
                <dd>{euros(own.carried)}</dd>
              </div>
            )}
            <div>
              <dt>{t('payouts.amount')}</dt>
              <dd>
                <strong>{euros(own.amount)}</strong>
              </dd>
            </div>
            <div>
              <dt>{t('payouts.state')}</dt>
              <dd>
                <PayoutBadge status={own.status} date={own.date} />
              </dd>
            </div>
            {own.date !== null && (
              <div>
                <dt>{t('payouts.date')}</dt>
                <dd>{date(own.date)}</dd>
              </div>
            )}
          </dl>
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
