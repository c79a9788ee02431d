import type { ContractStatus } from '@/shared/contract/label.ts';
import type { AdminLabelQuery, AdminLabelSort } from '@/shared/contract/label-administration.ts';
import { useAskedPages } from '@/shared/ui/filtered-list';
import { useAdminLabelsQuery } from '../api/labels-api';

/** Contract states with the service, in the order of the filter. */
export const contractStatuses = [
  'active',
  'pending',
  'expired',
] as const satisfies readonly ContractStatus[];

/** Besides the default, by name. */
export const labelOrders = [
  '-name',
  '-monthlyRoyalties',
  'monthlyRoyalties',
  '-royaltyRate',
  'royaltyRate',
] as const satisfies readonly AdminLabelSort[];

const sorts = ['name', 'monthlyRoyalties', 'royaltyRate'] as const;

/** Seconds; others change labels too. */
const whenOlder = { refetchOnMountOrArgChange: 10 };

/** The list of labels by the address: search, contract, order and page. */
export function useLabelList() {
  const { view, question } = useAskedPages({
    name: 'labels',
    sorts,
    initialSort: { by: 'name', isDescending: false },
    choices: { contract: contractStatuses },
  });
  const { sort: order } = question as AdminLabelQuery;
  return {
    view,
    /** Empty for the default. */
    order: order === 'name' ? '' : (order ?? ''),
    sortBy: (next: string) =>
      view.sortBy({ by: next.replace(/^-/, '') || 'name', isDescending: next.startsWith('-') }),
    labels: useAdminLabelsQuery(question as AdminLabelQuery, whenOlder),
  };
}
