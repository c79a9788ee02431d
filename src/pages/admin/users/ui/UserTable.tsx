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
import type { useUserList } from '../model/use-user-list';
import * as styles from './users.css';
import { UserActs } from './UserActs';

type UserTableProps = {
  view: ReturnType<typeof useUserList>['view'];
  /** Undefined while the first page loads. */
  list: AdminUserList | undefined;
  /** Another page is loading. */
  isLoading: boolean;
  onEdit?: (user: AdminUser) => void;
  onSuspend?: (user: AdminUser) => void;
  onRenewPassword?: (user: AdminUser) => void;
};

const nothing = () => {};

export function UserTable(props: UserTableProps) {
  const {
    view,
    list,
    isLoading,
    onEdit = nothing,
    onSuspend = nothing,
    onRenewPassword = nothing,
  } = props;
  const { t } = useTranslation(['pages.admin.users', 'entities.administration']);
  const { euros, number, country, shortDay } = useFormats();
  const columns: Column<AdminUser>[] = [
    {
      id: 'name',
      title: t('entities.administration:account.column.name'),
      value: ({ name }) => name,
      cell: (user) => (
        <Button
          variant="ghost"
          size="small"
          className={styles.name}
          aria-haspopup="dialog"
          aria-label={t('edit', { name: user.name })}
          onClick={() => onEdit(user)}
        >
          {user.name}
        </Button>
      ),
    },
    {
      id: 'email',
      title: t('entities.administration:account.column.email'),
      isWhole: true,
      rank: 3,
      value: ({ email }) => email,
    },
    {
      id: 'subscription',
      title: t('entities.administration:account.column.subscription'),
      rank: 4,
      cell: ({ subscription }) => <PlanName plan={subscription} />,
    },
    {
      id: 'role',
      title: t('entities.administration:account.column.role'),
      cell: ({ role }) => (
        <Badge tone={role}>{t(`entities.administration:account.role.${role}`)}</Badge>
      ),
    },
    {
      id: 'country',
      title: t('entities.administration:account.column.country'),
      rank: 4,
      cell: (user) => country(user.country),
    },
    {
      id: 'status',
      title: t('entities.administration:account.column.status'),
      part: 'badge',
      cell: ({ status }) => (
        <StatusBadge meaning={statusMeanings.account[status]}>
          {t(`entities.administration:account.status.${status}`)}
        </StatusBadge>
      ),
    },
    {
      id: 'joinDate',
      title: t('entities.administration:account.column.joinDate'),
      rank: 3,
      isWhole: true,
      value: ({ joinDate }) => joinDate,
      cell: ({ joinDate }) => shortDay(joinDate),
    },
    {
      id: 'monthlyPayment',
      title: t('entities.administration:account.column.monthlyPayment'),
      isNumeric: true,
      cell: ({ monthlyPayment }) => euros(monthlyPayment),
    },
  ];
  return (
    <Stack gap={3}>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={list?.users ?? []}
        getId={({ id }) => id}
        getName={({ name }) => name}
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
        pages={list && { page: view.page, pageSize: adminUserPageSize, total: list.total }}
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
