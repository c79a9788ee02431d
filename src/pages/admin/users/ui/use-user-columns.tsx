import { useTranslation } from 'react-i18next';
import { PlanName } from '@/entities/plan';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { AdminUser } from '@/shared/contract/administration.ts';
import { useFormats } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import type { Column } from '@/shared/ui/data-table';
import { StatusBadge } from '@/shared/ui/status-badge';
import * as styles from './users.css';

export function useUserColumns(onEdit: (id: string) => void): Column<AdminUser>[] {
  const { t } = useTranslation(['pages.admin.users', 'entities.administration']);
  const { euros, country, shortDay } = useFormats();
  return [
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
          onClick={() => onEdit(user.id)}
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
}
