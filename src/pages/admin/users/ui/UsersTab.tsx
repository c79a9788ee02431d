import { SearchX, UserPlus, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countries, roles, statuses, subscriptions } from '@/entities/administration';
import type { AdminUser } from '@/shared/contract/administration.ts';
import { useFormats } from '@/shared/lib/format';
import { useHeldItem, useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { FilterBar } from '@/shared/ui/filter-bar';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { MainAction, MissingItem } from '@/widgets/office';
import { useUserList } from '../model/use-user-list';
import { UserTable } from './UserTable';

const UserDialog = lazyPart(() => import('./UserDialog'), 'UserDialog');
const RenewPasswordDialog = lazyPart(() => import('./RenewPasswordDialog'), 'RenewPasswordDialog');
const SuspendDialog = lazyPart(() => import('./SuspendDialog'), 'SuspendDialog');

type Question = { act: 'suspend' | 'renew'; user: AdminUser };

export function UsersTab() {
  const { t } = useTranslation(['pages.admin.users', 'entities.plan', 'entities.administration']);
  const { country } = useFormats();
  const { view, users } = useUserList();
  const making = useOpenItem('new');
  const editing = useOpenItem('edit');
  const edited = useHeldItem(
    editing,
    users.data?.users.find(({ id }) => id === editing.id),
  );
  const [open, setOpen] = useState<Question | null>(null);
  const close = () => setOpen(null);
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
      <FilterBar
        label={t('filter.label')}
        searchLabel={t('filter.search')}
        text={view.text}
        onSearch={view.search}
        choices={[
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
        ]}
        chosen={view.chosen}
        onChoose={(name, value) => view.choose(name as keyof typeof view.chosen, value)}
        onReset={view.isFiltered ? view.reset : undefined}
      />
      <QueryView
        query={users}
        loading={<UserTable view={view} list={undefined} isLoading />}
        isEmpty={({ total }) => total === 0}
        empty={
          <StatusView
            icon={view.isFiltered ? <SearchX size={32} /> : <Users size={32} />}
            title={t(view.isFiltered ? 'noMatch.title' : 'empty.title')}
            text={t(view.isFiltered ? 'noMatch.text' : 'empty.text')}
            action={
              view.isFiltered ? <Button onClick={view.reset}>{t('noMatch.action')}</Button> : create
            }
          />
        }
      >
        {(list) => (
          <UserTable
            view={view}
            list={list}
            isLoading={users.currentData === undefined}
            onEdit={({ id }) => editing.open(id)}
            onRenewPassword={(user) => setOpen({ act: 'renew', user })}
            onSuspend={(user) => setOpen({ act: 'suspend', user })}
          />
        )}
      </QueryView>
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
