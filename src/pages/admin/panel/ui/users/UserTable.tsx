import { useTranslation } from 'react-i18next';
import { PlanName } from '@/entities/plan';
import { statusMeanings } from '@/shared/config/status-meanings';
import {
  type AdminUser,
  adminUserPageSize,
  type AdminUserList,
} from '@/shared/contract/administration.ts';
import { useFormats } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Text } from '@/shared/ui/text';
import type { useUserList } from '../../model/use-user-list';
import * as styles from '../panel.css';
import { UserActs } from './UserActs';

type UserTableProps = {
  /** Order and page. */
  view: ReturnType<typeof useUserList>['view'];
  /** A page of accounts; undefined while the first is on its way. */
  list: AdminUserList | undefined;
  /** Another page is on its way. */
  isLoading: boolean;
  onEdit?: (user: AdminUser) => void;
  onSuspend?: (user: AdminUser) => void;
  onRenewPassword?: (user: AdminUser) => void;
};

const nothing = () => {};

/** A page of accounts, each with what it is and what may be done with it. */
export function UserTable(props: UserTableProps) {
  const {
    view,
    list,
    isLoading,
    onEdit = nothing,
    onSuspend = nothing,
    onRenewPassword = nothing,
  } = props;
  const { t } = useTranslation('pages.admin.panel');
  const { euros, number, country, shortDay } = useFormats();
  const columns: Column<AdminUser>[] = [
    {
      id: 'name',
      title: t('users.column.name'),
      value: ({ name }) => name,
      cell: (user) => (
        <Button
          variant="ghost"
          size="small"
          className={styles.name}
          aria-haspopup="dialog"
          aria-label={t('users.edit', { name: user.name })}
          onClick={() => onEdit(user)}
        >
          {user.name}
        </Button>
      ),
    },
    {
      id: 'email',
      title: t('users.column.email'),
      isWhole: true,
      rank: 3,
      value: ({ email }) => email,
    },
    {
      id: 'subscription',
      title: t('users.column.subscription'),
      rank: 4,
      cell: ({ subscription }) => <PlanName plan={subscription} />,
    },
    {
      id: 'role',
      title: t('users.column.role'),
      cell: ({ role }) => <Badge tone={role}>{t(`users.role.${role}`)}</Badge>,
    },
    {
      id: 'country',
      title: t('users.column.country'),
      rank: 4,
      cell: (user) => country(user.country),
    },
    {
      id: 'status',
      title: t('users.column.status'),
      part: 'badge',
      cell: ({ status }) => (
        <StatusBadge meaning={statusMeanings.account[status]}>
          {t(`users.status.${status}`)}
        </StatusBadge>
      ),
    },
    {
      id: 'joinDate',
      title: t('users.column.joinDate'),
      rank: 3,
      isWhole: true,
      value: ({ joinDate }) => joinDate,
      cell: ({ joinDate }) => shortDay(joinDate),
    },
    {
      id: 'monthlyPayment',
      title: t('users.column.monthlyPayment'),
      isNumeric: true,
      cell: ({ monthlyPayment }) => euros(monthlyPayment),
    },
  ];
  return (
    <Stack gap={3}>
      <DataTable
        label={t('users.label')}
        columns={columns}
        rows={list?.users ?? []}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={view.sort}
        onSort={view.sortBy}
        isLoading={isLoading}
        menu={(user) => (
          <UserActs
            user={user}
            onEdit={() => onEdit(user)}
            onSuspend={() => onSuspend(user)}
            onRenewPassword={() => onRenewPassword(user)}
          />
        )}
        {...(list && {
          pages: { page: view.page, pageSize: adminUserPageSize, total: list.total },
          onPage: view.goToPage,
        })}
      />
      {list?.hasMore && (
        <Text size="small" tone="muted">
          {t('users.more', { total: number(list.total) })}
        </Text>
      )}
    </Stack>
  );
}
