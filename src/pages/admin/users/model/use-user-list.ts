import { type AdminUserQuery, type AdminUserSort } from '@/shared/contract/administration.ts';
import { countries, roles, sorts, statuses, subscriptions } from '@/entities/administration';
import { useListView } from '@/shared/lib/address';
import { useAdminUsersQuery } from '../api/users-api';
import { useRested } from '@/shared/lib/text-filter';

const choices = { role: roles, subscription: subscriptions, status: statuses, country: countries };

/** Seconds; others change accounts too. */
const whenOlder = { refetchOnMountOrArgChange: 10 };

/** The list of accounts by the address: search, filters, order and page. */
export function useUserList() {
  const view = useListView({
    sorts,
    initialSort: { by: 'name', isDescending: false },
    choices,
  });
  const { sort, page, chosen } = view;
  const q = useRested(view.text).trim();
  const filters = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''));
  const query = {
    ...(q !== '' && { q }),
    ...filters,
    sort: `${sort.isDescending ? '-' : ''}${sort.by}` as AdminUserSort,
    page,
  } as AdminUserQuery;
  return { view, users: useAdminUsersQuery(query, whenOlder) };
}
