import { Banknote, ListTree, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type AdminLabel,
  type AdminLabelList,
  adminLabelPageSize,
} from '@/shared/contract/label-administration.ts';
import { Button } from '@/shared/ui/button';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { MenuItem, MenuLink } from '@/shared/ui/menu';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { getPayAddress } from '../lib/pay-address';
import { useLabelFormats } from '../lib/use-label-formats';
import { useLabelWords } from '../lib/use-label-words';
import type { useLabelList } from '../model/use-label-list';
import { LabelBadge } from './LabelBadge';
import * as styles from './labels.css';

type LabelTableProps = {
  view: ReturnType<typeof useLabelList>['view'];
  /** Undefined while the first page loads. */
  list: AdminLabelList | undefined;
  /** Another page is loading. */
  isLoading: boolean;
  onEdit: (id: string) => void;
  onDetails: (id: string) => void;
};

export function LabelTable({ view, list, isLoading, onEdit, onDetails }: LabelTableProps) {
  const { t } = useTranslation('pages.admin.labels');
  const { euros, number } = useLabelFormats();
  const { getPayment, getRate } = useLabelWords();
  const columns: Column<AdminLabel>[] = [
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
  return (
    <Stack gap={3}>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={list?.labels ?? []}
        getId={({ id }) => id}
        getName={({ name }) => name}
        sort={view.sort}
        onSort={view.sortBy}
        isLoading={isLoading}
        onOpen={onDetails}
        menu={({ id, name, isOwed }) => (
          <>
            <MenuItem icon={<ListTree size={18} />} onSelect={() => onDetails(id)}>
              {t('card.details')}
            </MenuItem>
            <MenuItem icon={<Settings size={18} />} onSelect={() => onEdit(id)}>
              {t('form.edit')}
            </MenuItem>
            {isOwed && (
              <MenuLink icon={<Banknote size={18} />} to={getPayAddress(name)}>
                {t('card.pay')}
              </MenuLink>
            )}
          </>
        )}
        pages={list && { page: view.page, pageSize: adminLabelPageSize, total: list.total }}
        onPage={view.goToPage}
      />
      {list?.hasMore && (
        <Text size="small" tone="muted">
          {t('more', { total: number(list.total) })}
        </Text>
      )}
    </Stack>
  );
}
