import { useTranslation } from 'react-i18next';
import { PayoutBadge, useDelayColumns, usePayoutState } from '@/entities/figure';
import type { LabelPayout, LabelPayouts } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { SortedFigures } from '@/widgets/office';
import { ArtistName, useNamedLabel } from '@/entities/label';

/** The month's payout per artist; exported in the shown order. */
export function PayoutTable({ payouts: { payouts, month } }: { payouts: LabelPayouts }) {
  const { t } = useTranslation(['pages.label.finance', 'pages.label', 'entities.figure']);
  const { euros, number, shortDay, rate, longMonth } = useFormats();
  const label = useNamedLabel();
  const getPayoutState = usePayoutState();
  const delay = useDelayColumns(payouts);
  const name = month === null ? '' : longMonth(month);
  const hasShared = payouts.some(({ shared = 0 }) => shared !== 0);
  const hasDebts = payouts.some(({ carried }) => carried < 0);
  /** Rates of the month, the lowest first. */
  const commissionRates = ({ royaltyRates }: LabelPayout) =>
    // Binary fractions leave a rest: 100 - 72.55.
    royaltyRates.map((each) => Math.round((100 - each) * 100) / 100).toReversed();
  /** A number as in the other cells; several are a text in the file's language. */
  const writtenRates = (payout: LabelPayout) => {
    const rates = commissionRates(payout);
    const [first = null] = rates;
    return rates.length > 1 ? rates.map((each) => number(each)).join(' · ') : first;
  };
  const amount = (id: 'gross' | 'commission' | 'share') => ({
    id,
    title: t(`payouts.${id}`),
    cell: (payout: LabelPayout) => euros(payout[id]),
    value: (payout: LabelPayout) => payout[id],
    isNumeric: true,
    ...(id !== 'gross' && { rank: 3 as const }),
  });
  return (
    <SortedFigures
      name="payouts"
      initialSort={{ by: 'gross', isDescending: true }}
      title={t('payouts.title', { month: name })}
      text={t(hasShared ? 'payouts.sharedText' : 'payouts.text')}
      rows={payouts}
      getId={({ id }) => id}
      getName={({ artist }) => artist.name}
      empty={t('payouts.empty', { month: name })}
      file={{
        label: t('payouts.export'),
        name: t('payouts.file', { month: month ?? '' }),
        notes: [
          [t('payouts.gross'), t('definition.gross')],
          [t('payouts.commission'), t('definition.commission')],
          [t('payouts.share'), t('definition.artistShare')],
          ...(hasShared ? [[t('payouts.shared'), t('definition.shared')]] : []),
          [t('payouts.amount'), t('definition.amount')],
        ],
      }}
      columns={[
        {
          id: 'artist',
          title: t('pages.label:artists.artist'),
          cell: ({ artist }) => <ArtistName artist={artist} />,
          value: ({ artist }) => artist.name,
        },
        amount('gross'),
        {
          id: 'rate',
          title: t('payouts.rate'),
          rank: 4,
          isShownOnce: true,
          cell: (payout) => commissionRates(payout).map(rate).join(' · '),
          value: writtenRates,
          isUnsorted: true,
          isNumeric: true,
        },
        amount('commission'),
        amount('share'),
        ...(hasShared
          ? [
              {
                id: 'shared',
                title: t('payouts.shared'),
                rank: 3 as const,
                cell: ({ shared = 0 }: LabelPayout) => euros(shared === 0 ? null : -shared),
                value: ({ shared = 0 }: LabelPayout) => (shared === 0 ? 0 : -shared),
                isNumeric: true,
              },
            ]
          : []),
        ...(hasDebts
          ? [
              {
                id: 'carried',
                title: t('payouts.carried'),
                rank: 3 as const,
                cell: ({ carried }: LabelPayout) => euros(carried === 0 ? null : carried),
                value: ({ carried }: LabelPayout) => carried,
                isNumeric: true,
              },
            ]
          : []),
        {
          id: 'amount',
          title: t('payouts.amount'),
          cell: (payout) => <strong>{euros(payout.amount)}</strong>,
          value: (payout) => payout.amount,
          isNumeric: true,
        },
        {
          id: 'status',
          title: t('payouts.state'),
          part: 'badge',
          cell: ({ status, date: day }) => <PayoutBadge status={status} date={day} />,
          value: (payout) => t(`entities.figure:payout.${getPayoutState(payout)}`),
          isWhole: true,
        },
        {
          id: 'date',
          title: t('payouts.date'),
          rank: 3,
          part: 'fact',
          cell: ({ date: day }) => shortDay(day),
          value: ({ date: day }) => day,
          isWhole: true,
        },
        ...delay,
        {
          id: 'statement',
          title: t('payouts.statement'),
          part: 'act',
          cell: ({ id, artist }) => (
            <Link
              to={`${paths.labelManager}/statement/${id}${label === undefined ? '' : `?label=${label}`}`}
              aria-label={t('payouts.statementOf', { name: artist.name })}
            >
              {t('payouts.open')}
            </Link>
          ),
        },
      ]}
    />
  );
}
