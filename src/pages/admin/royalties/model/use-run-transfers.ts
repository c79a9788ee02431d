import { useTranslation } from 'react-i18next';
import type { PaymentTransfer } from '@/shared/contract/payment-run.ts';
import { useListView } from '@/shared/lib/address';
import { matchesText } from '@/shared/lib/text-filter';
import { arrangeRows, type Column, isSortable } from '@/shared/ui/data-table';

const pageSize = 50;

/** In the place of a country. */
export const withoutAccount = 'none';

/** Of `ES •••• 1332`. */
const getCountry = ({ account }: PaymentTransfer) => account?.slice(0, 2) ?? withoutAccount;

/** The transfers of a run for the address: searched, by country and state, sorted, in pages. */
export function useRunTransfers(
  transfers: readonly PaymentTransfer[],
  columns: readonly Column<PaymentTransfer>[],
) {
  const { i18n } = useTranslation();
  const countries = [...new Set(transfers.map(getCountry))].toSorted();
  const foundStates = [...new Set(transfers.map(({ state }) => state))];
  const view = useListView({
    sorts: columns.filter(isSortable).map(({ id }) => id),
    initialSort: { by: 'amount', isDescending: true },
    choices: { country: countries, state: foundStates },
  });
  const { country, state } = view.chosen;
  const matching = transfers.filter(
    (each) =>
      matchesText(view.text, [each.name, each.holder ?? '', each.account ?? '']) &&
      (country === '' || getCountry(each) === country) &&
      (state === '' || each.state === state),
  );
  const { rows, all, ...pages } = arrangeRows(matching, {
    ...view,
    columns,
    pageSize,
    language: i18n.language,
  });
  return { view, countries, foundStates, rows, all, pages };
}
