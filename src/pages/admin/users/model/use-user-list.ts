import type { AdminUserQuery } from '@/shared/contract/administration.ts';
import { countries, roles, sorts, statuses, subscriptions } from '@/entities/administration';
import { useAskedPages } from '@/shared/ui/filtered-list';
import { useAdminUsersQuery } from '../api/users-api';

const choices = { role: roles, subscription: subscriptions, status: statuses, country: countries };

/** Seconds; others change accounts too. */
const whenOlder = { refetchOnMountOrArgChange: 10 };

/** The list of accounts by the address: search, filters, order and page. */
export function useUserList() {
  const { view, question } = useAskedPages({
    sorts,
    initialSort: { by: 'name', isDescending: false },
    choices,
  });
  return { view, users: useAdminUsersQuery(question as AdminUserQuery, whenOlder) };
}
