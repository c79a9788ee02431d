import type { Ageing } from '../../contract/ageing.ts';
import {
  type LedgerHeads,
  type PendingLabel,
  type PendingLabels,
  type RoyaltyDetails,
  type RoyaltySummary,
  type SharedMonths,
  withoutLabel,
} from '../../contract/royalties.ts';

type Sheet = [
  name: string | null,
  artists: number,
  months: string[],
  royaltyRate: number | null,
  amount: number,
];

/** Labels of `sample-labels.ts`, and artists without one. */
const sheets: readonly Sheet[] = [
  ['Balcón Discos', 3, ['2026-09', '2026-10'], 72, 18_420.5],
  ['Marejada Records', 2, ['2026-10'], 70, 9_310.22],
  ['Asagao Sound', 1, ['2026-10'], 70, 4_075],
  [null, 2, ['2026-08', '2026-09', '2026-10'], null, 612.4],
];

/** Includes labels without pending payouts. */
const activeLabels = 5;
const averageRate = 70;

/** One payout per artist and month, and one per label for its commission. */
const getPayouts = ([name, artists, months]: Sheet) =>
  (artists + (name === null ? 0 : 1)) * months.length;

/** The label's share of each amount. */
const commissionShare = 0.3;

const labels: readonly PendingLabel[] = sheets.map((sheet, index) => {
  const [name, artists, months, royaltyRate, amount] = sheet;
  const id = name === null ? withoutLabel : `lbl_sample-${index + 1}`;
  const payouts = getPayouts(sheet);
  const commission = name === null ? 0 : Math.round(amount * commissionShare * 100) / 100;
  const sums = { payouts, amount, commission };
  return { id, name, artists, months, dueOn: '2026-11-30', royaltyRate, ...sums };
});

const sum = (rows: readonly PendingLabel[], field: 'amount' | 'payouts') =>
  Math.round(rows.reduce((total, row) => total + row[field], 0) * 100) / 100;

export const samplePendingLabels = (): PendingLabels => ({ labels: [...labels], hasMore: false });

/** Nothing is due yet. */
export function sampleAgeing(): Ageing {
  const amount = sum(labels, 'amount');
  const getBands = (notDue: number) => ({ notDue, to30: 0, to60: 0, to90: 0, over90: 0 });
  return {
    day: '2026-11-20',
    bands: getBands(amount),
    amount,
    overdue: 0,
    held: 0,
    payees: labels.map((label) => ({
      receiver: label.name === null ? 'pay_sample-2' : `pay_${label.id}`,
      name: label.name ?? 'Nico Bravo',
      reason: label.name === null ? 'noAccount' : 'ready',
      note: null,
      until: null,
      run: null,
      payouts: label.payouts,
      dueOn: label.dueOn,
      bands: getBands(label.amount),
      amount: label.amount,
      held: 0,
    })),
    hasMore: false,
  };
}

export const sampleRoyaltySummary = (): RoyaltySummary => ({
  toPay: sum(labels, 'amount'),
  pendingPayments: sum(labels, 'payouts'),
  activeLabels,
  averageRate,
});

/** The labels' payouts each month, at a rate of 70 %. */
export const sampleSharedMonths = (): SharedMonths => ({
  months: ['2026-10', '2026-09', '2026-08'].map((month, index) => {
    const income = 46_000 - index * 1_500;
    const [artists, commission] = [income * 0.5, income * 0.2];
    return { month, income, artists, commission, service: income - artists - commission };
  }),
});

export const sampleLedgerHeads = (): LedgerHeads => ({
  heads: [
    {
      day: '2026-11-19',
      links: 35,
      text: `2026-11-19:35:${'9c1f4b7de02a5583'.repeat(4)}:4f2a91c0.q8s7v0X1mS0c2r6Yw3kT9uE5dJ4hL7nP2bZ8aQ6fG0`,
    },
  ],
});

const artists = ['Vera Solana', 'Los del Patio', 'Nico Bravo', 'Marea Alta'];

/** Equal payouts for the label's artists and months. Throws for an unknown id. */
export function sampleRoyaltyDetails(id: string): RoyaltyDetails {
  const label = labels.find((each) => each.id === id);
  if (label === undefined) throw new Error(`There is no sample label ${id}.`);
  const { months, dueOn: date } = label;
  const ofArtists = label.artists * months.length;
  const [share, commission] = [
    Math.floor(((label.amount - label.commission) / ofArtists) * 100) / 100,
    Math.floor((label.commission / months.length) * 100) / 100,
  ];
  const lines = months.toReversed().flatMap((period) => [
    ...artists.slice(0, label.artists).map((name, index) => ({
      id: `${id}-${period}-${index}`,
      artist: { id: `art_sample-${index}`, name },
      period,
      amount: share,
      date,
    })),
    ...(label.commission === 0
      ? []
      : [{ id: `${id}-${period}-label`, artist: null, period, amount: commission, date }]),
  ]);
  const [first] = lines;
  const others = lines.slice(1).reduce((total, { amount }) => total + amount, 0);
  if (first) first.amount = Math.round((label.amount - others) * 100) / 100;
  const paid = lines.slice(0, label.payouts / months.length).map((line) => ({
    ...line,
    id: `${line.id}-before`,
    period: '2026-07',
    date: '2026-08-31',
  }));
  const payees =
    label.name === null
      ? []
      : [
          {
            receiver: `pay_${id}`,
            name: label.name,
            hold: null,
            paidOn: paid.map((line) => line.date),
          },
        ];
  return {
    id,
    name: label.name,
    open: lines,
    paid,
    debts: [],
    hasMore: false,
    account: null,
    payees,
  };
}
