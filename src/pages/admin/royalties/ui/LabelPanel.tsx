import { useTranslation } from 'react-i18next';
import {
  type LabelPayoutLine,
  type PendingLabel,
  withoutLabel,
} from '@/shared/contract/royalties.ts';
import { useIsPast } from '@/entities/figure';
import { useIsSample } from '@/shared/api';
import { paths } from '@/shared/routes';
import { FactList } from '@/shared/ui/fact-list';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query-view';
import { SidePanel } from '@/shared/ui/side-panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useRoyaltyDetailsQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { AccountPart } from './AccountPart';
import { CertificatePart } from './CertificatePart';
import { HoldPart } from './HoldPart';
import * as styles from './royalties.css';

type LabelPanelProps = {
  label: PendingLabel;
  onClose: () => void;
};

/** A label's payouts by artist and month and its commissions, open and paid. */
export function LabelPanel({ label, onClose }: LabelPanelProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { date, euros, labelName, month, getMonths, rate } = useRoyaltyWords();
  const isPast = useIsPast();
  const isSample = useIsSample('pendingLabels');
  const details = useRoyaltyDetailsQuery(label.id, { refetchOnMountOrArgChange: true });
  const part = (kind: 'open' | 'paid', lines: readonly LabelPayoutLine[]) => (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t(`panel.${kind}.title`)}</Heading>
      {lines.length === 0 ? (
        <Text tone="muted">{t(`panel.${kind}.empty`)}</Text>
      ) : (
        <ul className={styles.lines}>
          {lines.map(({ id, artist, payee, period, amount, date: day }) => (
            <li key={id} className={styles.line}>
              <Payee artist={artist} payee={payee} />
              <strong>{euros(amount)}</strong>
              <span className={styles.about}>
                {kind === 'open' && isPast(day)
                  ? t('panel.open.late', { month: month(period), day: date(day) })
                  : t(`panel.${kind}.line`, { month: month(period), day: date(day) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={labelName(label.name)}
      description={t('panel.description', {
        count: label.payouts,
        sum: euros(label.amount),
      })}
      closeLabel={t('close')}
    >
      <QueryView
        query={details}
        headingLevel={3}
        loading={<Skeleton shape="block" height="320px" />}
      >
        {({ open, paid, debts, hasMore, account, payees }) => (
          <Stack gap={8}>
            <FactList
              layout="lines"
              facts={[
                { name: t('column.months'), value: getMonths(label.months) },
                { name: t('column.dueOn'), value: date(label.dueOn) },
                { name: t('column.rate'), value: rate(label.royaltyRate) },
                { name: t('column.commission'), value: euros(label.commission) },
              ]}
            />
            {label.id !== withoutLabel && <AccountPart account={account} />}
            {payees.length > 0 && !isSample && <HoldPart payees={payees} />}
            {part('open', open)}
            {debts.length > 0 && (
              <Stack as="section" gap={3}>
                <Heading level={3}>{t('panel.debts.title')}</Heading>
                <ul className={styles.lines}>
                  {debts.map(({ id, artist, payee, period, amount }) => (
                    <li key={id} className={styles.line}>
                      <Payee artist={artist} payee={payee} />
                      <strong>{euros(amount)}</strong>
                      <span className={styles.about}>
                        {t('panel.debts.line', { month: month(period) })}
                      </span>
                    </li>
                  ))}
                </ul>
              </Stack>
            )}
            {part('paid', paid)}
            {!isSample && <CertificatePart payees={payees} />}
            {hasMore && (
              <Text size="small" tone="muted">
                {t('panel.more')}
              </Text>
            )}
          </Stack>
        )}
      </QueryView>
    </SidePanel>
  );
}

/** The artist, a person with parts of recordings, or the label itself. */
function Payee({ artist, payee }: Pick<LabelPayoutLine, 'artist' | 'payee'>) {
  const { t } = useTranslation('pages.admin.royalties');
  if (payee) return <span>{payee.name || t('gonePayee')}</span>;
  if (artist === null) return <span>{t('ofLabel')}</span>;
  return <Link to={paths.adminArtist(artist.id)}>{artist.name}</Link>;
}
