import { useTranslation } from 'react-i18next';
import type { PendingLabel } from '@/shared/contract/royalties.ts';
import { useListView } from '@/shared/lib/address';
import { matchesText } from '@/shared/lib/text-filter';
import { arrangeRows, type Column, isSortable, useSelection } from '@/shared/ui/data-table';
import { usePendingLabelsQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';

const pageSize = 50;

/** Seconds; others pay too. */
const whenOlder = { refetchOnMountOrArgChange: 10 };

/** Pending payouts by label for the address, and the selection. */
export function usePendingLabels(columns: readonly Column<PendingLabel>[]) {
  const { i18n } = useTranslation();
  const { labelName } = useRoyaltyWords();
  const pending = usePendingLabelsQuery(undefined, whenOlder);
  const selection = useSelection();
  const view = useListView({
    name: 'pending',
    sorts: columns.filter(isSortable).map(({ id }) => id),
    initialSort: { by: 'amount', isDescending: true },
  });
  const labels = pending.data?.labels ?? [];
  const matching = labels.filter(({ name }) => matchesText(view.text, [labelName(name)]));
  const { rows, all, ...pages } = arrangeRows(matching, {
    ...view,
    columns,
    pageSize,
    language: i18n.language,
  });
  // Labels paid meanwhile leave the selection.
  const chosen = labels.filter(({ id }) => selection.ids.has(id));
  return { pending, view, selection, rows, all, pages: pending.data && pages, chosen };
}
