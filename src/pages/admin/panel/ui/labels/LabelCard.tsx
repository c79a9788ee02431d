import { useTranslation } from 'react-i18next';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { Heading, Text } from '@/shared/ui/text';
import { useLabelFormats } from '../../lib/labels/use-label-formats';
import { LabelBadge } from './LabelBadge';
import { LabelContact } from './LabelContact';
import * as styles from './labels.css';

/** A label: how its contract stands, what it adds up to, and whom one writes to. */
export function LabelCard({ label }: { label: AdminLabel }) {
  const { t } = useTranslation('pages.admin.labels');
  const { country, day, euros, millions, number, rate } = useLabelFormats();
  const { royaltyRate, nextPaymentDate, foundedYear } = label;
  const facts = [
    { name: 'totalArtists', value: number(label.totalArtists) },
    { name: 'totalTracks', value: number(label.totalTracks) },
    { name: 'monthlyRoyalties', value: euros(label.monthlyRoyalties) },
    {
      name: 'totalRoyaltiesPaid',
      value: (
        <span title={euros(label.totalRoyaltiesPaid)}>{millions(label.totalRoyaltiesPaid)}</span>
      ),
    },
    {
      name: 'nextPaymentDate',
      value: nextPaymentDate === null ? t('card.none') : day(nextPaymentDate),
    },
    { name: 'royaltyRate', value: royaltyRate === null ? t('card.none') : rate(royaltyRate) },
  ] as const;
  const origin = [
    label.country && country(label.country),
    foundedYear && t('card.since', { year: foundedYear }),
  ].filter(Boolean);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} size="small" lines={2}>
            {label.name}
          </Heading>
          {origin.length > 0 && (
            <Text size="label" tone="muted">
              {origin.join(' · ')}
            </Text>
          )}
          <LabelBadge contractStatus={label.contractStatus} />
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.term}>{t(`field.${name}`)}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <LabelContact label={label} />
    </li>
  );
}
