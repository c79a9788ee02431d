import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '@/shared/contract/administration.ts';
import { useFormats } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { FilterBar } from '@/shared/ui/filter-bar';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { countries, roles, statuses, subscriptions } from '../../model/choices';
import { useUserList } from '../../model/use-user-list';
import { NoUsers } from './NoUsers';
import { UserTable } from './UserTable';

const UserDialog = lazyPart(() => import('./UserDialog'), 'UserDialog');
const RenewPasswordDialog = lazyPart(() => import('./RenewPasswordDialog'), 'RenewPasswordDialog');
const SuspendDialog = lazyPart(() => import('./SuspendDialog'), 'SuspendDialog');

/** What is done with whom; null creates an account. */
type Act = { act: 'edit'; user: AdminUser | null } | { act: 'suspend' | 'renew'; user: AdminUser };

/** All accounts: found, filtered and sorted, and what staff may do with each. */
export function UsersTab() {
  const { t } = useTranslation(['pages.admin.panel', 'entities.plan']);
  const { country } = useFormats();
  const { view, users } = useUserList();
  const [open, setOpen] = useState<Act | null>(null);
  const close = () => setOpen(null);
  const valued = <Value extends string>(values: readonly Value[], say: (value: Value) => string) =>
    values.map((value) => ({ value, label: say(value) }));
  const create = (
    <Button aria-haspopup="dialog" onClick={() => setOpen({ act: 'edit', user: null })}>
      <UserPlus size={18} aria-hidden />
      {t('users.create')}
    </Button>
  );
  return (
    <Stack gap={4}>
      <FilterBar
        label={t('users.filter.label')}
        searchLabel={t('users.filter.search')}
        text={view.text}
        onSearch={view.search}
        choices={[
          {
            name: 'role',
            label: t('users.column.role'),
            allLabel: t('users.filter.allRoles'),
            options: valued(roles, (role) => t(`users.role.${role}`)),
          },
          {
            name: 'subscription',
            label: t('users.column.subscription'),
            allLabel: t('users.filter.allPlans'),
            options: valued(subscriptions, (plan) => t(`entities.plan:name.${plan}`)),
          },
          {
            name: 'status',
            label: t('users.column.status'),
            allLabel: t('users.filter.allStatuses'),
            options: valued(statuses, (status) => t(`users.status.${status}`)),
          },
          {
            name: 'country',
            label: t('users.column.country'),
            allLabel: t('users.filter.allCountries'),
            options: valued(countries, country),
          },
        ]}
        chosen={view.chosen}
        onChoose={(name, value) => view.choose(name as keyof typeof view.chosen, value)}
        onReset={view.isFiltered ? view.reset : undefined}
        actions={create}
      />
      <QueryView
        query={users}
        loading={<UserTable view={view} list={undefined} isLoading />}
        isEmpty={({ total }) => total === 0}
        empty={<NoUsers isFiltered={view.isFiltered} onReset={view.reset} create={create} />}
      >
        {(list) => (
          <UserTable
            view={view}
            list={list}
            isLoading={users.currentData === undefined}
            onEdit={(user) => setOpen({ act: 'edit', user })}
            onRenewPassword={(user) => setOpen({ act: 'renew', user })}
            onSuspend={(user) => setOpen({ act: 'suspend', user })}
          />
        )}
      </QueryView>
      <Suspense fallback={null}>
        {open?.act === 'edit' && <UserDialog user={open.user} onClose={close} />}
        {open?.act === 'renew' && <RenewPasswordDialog user={open.user} onClose={close} />}
        {open?.act === 'suspend' && <SuspendDialog user={open.user} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
