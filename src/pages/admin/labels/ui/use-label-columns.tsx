import { useTranslation } from 'react-i18next';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { Button } from '@/shared/ui/button';
import type { Column } from '@/shared/ui/data-table';
import { useLabelFormats } from '../lib/use-label-formats';
import { useLabelWords } from '../lib/use-label-words';
import { LabelBadge } from './LabelBadge';
import * as styles from './labels.css';

export function useLabelColumns(onDetails: (id: string) => void): Column<AdminLabel>[] {
  const { t } = useTranslation('pages.admin.labels');
  const { euros, number } = useLabelFormats();
  const { getPayment, getRate } = useLabelWords();
  return [
    {
      id: 'name',
      title: t('field.name'),
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Button
          variant="ghost"
          size="small"
          className={styles.name}
          aria-haspopup="dialog"
          aria-label={t('card.detailsOf', { name })}
          onClick={() => onDetails(id)}
        >
          {name}
        </Button>
      ),
    },
    {
      id: 'contract',
      title: t('filter.contract'),
      part: 'badge',
      cell: (label) => <LabelBadge contractStatus={label.contractStatus} />,
    },
    {
      id: 'totalArtists',
      title: t('field.totalArtists'),
      isNumeric: true,
      rank: 3,
      cell: (label) => number(label.totalArtists),
    },
    {
      id: 'totalTracks',
      title: t('field.totalTracks'),
      isNumeric: true,
      rank: 4,
      cell: (label) => number(label.totalTracks),
    },
    {
      id: 'royaltyRate',
      title: t('field.royaltyRate'),
      isNumeric: true,
      value: ({ royaltyRate }) => royaltyRate,
      cell: getRate,
    },
    {
      id: 'totalRoyaltiesPaid',
      title: t('field.totalRoyaltiesPaid'),
      isNumeric: true,
      rank: 3,
      cell: (label) => euros(label.totalRoyaltiesPaid),
    },
    {
      id: 'nextPaymentDate',
      title: t('field.nextPaymentDate'),
      isWhole: true,
      part: 'fact',
      cell: getPayment,
    },
    {
      id: 'monthlyRoyalties',
      title: t('field.monthlyRoyalties'),
      isNumeric: true,
      rank: 1,
      part: 'figure',
      value: ({ monthlyRoyalties }) => monthlyRoyalties,
      cell: (label) => euros(label.monthlyRoyalties),
    },
  ];
}
