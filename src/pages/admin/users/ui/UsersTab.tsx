import { UserPlus, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countries, roles, sorts, statuses, subscriptions } from '@/entities/administration';
import {
  type AdminUser,
  type AdminUserQuery,
  adminUserPageSize,
} from '@/shared/contract/administration.ts';
import { useFormats } from '@/shared/lib/format';
import { useHeldItem, useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { PagedList, useAskedPages } from '@/shared/ui/filtered-list';
import { Stack } from '@/shared/ui/stack';
import { MainAction, MissingItem } from '@/widgets/office';
import { useAdminUsersQuery } from '../api/users-api';
import { ArtistRequests } from './requests/ArtistRequests';
import { StudentRequests } from './students/StudentRequests';
import { UserActs } from './UserActs';
import { useUserColumns } from './use-user-columns';

const UserDialog = lazyPart(() => import('./UserDialog'), 'UserDialog');
const RenewPasswordDialog = lazyPart(() => import('./RenewPasswordDialog'), 'RenewPasswordDialog');
const SuspendDialog = lazyPart(() => import('./SuspendDialog'), 'SuspendDialog');

const initialSort = { by: 'name', isDescending: false };
const choices = { role: roles, subscription: subscriptions, status: statuses, country: countries };

/** Seconds; others change accounts too. */
const whenOlder = { refetchOnMountOrArgChange: 10 };

type Question = { act: 'suspend' | 'renew'; user: AdminUser };

export function UsersTab() {
  const { t } = useTranslation(['pages.admin.users', 'entities.plan', 'entities.administration']);
  const { country, number } = useFormats();
  const { view, question } = useAskedPages({ sorts, initialSort, choices });
  const users = useAdminUsersQuery(question as AdminUserQuery, whenOlder);
  const making = useOpenItem('new');
  const editing = useOpenItem('edit');
  const edited = useHeldItem(
    editing,
    users.data?.users.find(({ id }) => id === editing.id),
  );
  const [open, setOpen] = useState<Question | null>(null);
  const close = () => setOpen(null);
  const columns = useUserColumns(editing.open);
  const list = users.data;
  const valued = <Value extends string>(
    values: readonly Value[],
    translate: (value: Value) => string,
  ) => values.map((value) => ({ value, label: translate(value) }));
  const create = (
    <Button variant="solid" aria-haspopup="dialog" onClick={() => making.open()}>
      <UserPlus size={18} aria-hidden />
      {t('create')}
    </Button>
  );
  return (
    <Stack gap={4}>
      <MainAction>{create}</MainAction>
      <ArtistRequests />
      <StudentRequests />
      <PagedList
        label={t('label')}
        view={view}
        query={users}
        bar={{
          label: t('filter.label'),
          searchLabel: t('filter.search'),
          choices: [
            {
              name: 'role',
              label: t('entities.administration:account.column.role'),
              allLabel: t('filter.allRoles'),
              options: valued(roles, (role) => t(`entities.administration:account.role.${role}`)),
            },
            {
              name: 'subscription',
              label: t('entities.administration:account.column.subscription'),
              allLabel: t('filter.allPlans'),
              options: valued(subscriptions, (plan) => t(`entities.plan:name.${plan}`)),
            },
            {
              name: 'status',
              label: t('entities.administration:account.column.status'),
              allLabel: t('filter.allStatuses'),
              options: valued(statuses, (status) =>
                t(`entities.administration:account.status.${status}`),
              ),
            },
            {
              name: 'country',
              label: t('entities.administration:account.column.country'),
              allLabel: t('filter.allCountries'),
              options: valued(countries, country),
            },
          ],
        }}
        columns={columns}
        rows={list?.users ?? []}
        pages={list && { page: view.page, pageSize: adminUserPageSize, total: list.total }}
        getId={({ id }) => id}
        getName={({ name }) => name}
        menu={(user) => (
          <UserActs
            user={user}
            onEdit={() => editing.open(user.id)}
            onSuspend={() => setOpen({ act: 'suspend', user })}
            onRenewPassword={() => setOpen({ act: 'renew', user })}
          />
        )}
        empty={{
          icon: <Users size={32} />,
          title: t('empty.title'),
          text: t('empty.text'),
          action: create,
        }}
        noMatch={{
          title: t('noMatch.title'),
          text: t('noMatch.text'),
          action: <Button onClick={view.reset}>{t('noMatch.action')}</Button>,
        }}
        more={list?.hasMore && t('more', { total: number(list.total) })}
      />
      <Suspense fallback={null}>
        {making.isOpen && <UserDialog user={null} onClose={making.close} />}
        {edited && <UserDialog user={edited} onClose={editing.close} />}
        {editing.isOpen && users.data && !edited && <MissingItem onClose={editing.close} />}
        {open?.act === 'renew' && <RenewPasswordDialog user={open.user} onClose={close} />}
        {open?.act === 'suspend' && <SuspendDialog user={open.user} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
