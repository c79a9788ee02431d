import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { SystemService, SystemState } from '@/shared/contract/system.ts';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Text } from '@/shared/ui/text';
import { useSystemState } from '../model/use-system-state';
import { useSystemWords } from '../lib/use-system-words';
import { LateClosingNotice } from './LateClosingNotice';

export function SystemStatus() {
  const { t } = useTranslation('entities.administration');
  const { nameOf, statusOf, uptimeOf, timeOf, failureOf, checkedOf } = useSystemWords();
  const state = useSystemState();
  const columns: Column<SystemService>[] = [
    { id: 'service', title: t('column.service'), cell: nameOf },
    {
      id: 'status',
      title: t('column.status'),
      part: 'badge',
      isWhole: true,
      cell: ({ status }) => (
        <StatusBadge meaning={statusMeanings.service[status]}>{statusOf(status)}</StatusBadge>
      ),
    },
    { id: 'uptime', title: t('column.uptime'), part: 'figure', isNumeric: true, cell: uptimeOf },
    { id: 'responseTime', title: t('column.responseTime'), isNumeric: true, cell: timeOf },
    { id: 'lastFailure', title: t('column.lastFailure'), rank: 3, cell: failureOf },
  ];
  // One tree keeps the table mounted when the services arrive.
  const view = ({ services, checkedAt, lateClosing }: Partial<SystemState>) => (
    <Stack gap={4}>
      {lateClosing && <LateClosingNotice {...lateClosing} />}
      <DataTable
        label={t('status.label')}
        columns={columns}
        rows={services ?? []}
        idOf={({ service }) => service}
        nameOf={nameOf}
        isLoading={services === undefined}
        loadingRows={6}
      />
      {checkedAt !== undefined && (
        <Text size="small" tone="muted">
          {checkedOf(checkedAt)}
        </Text>
      )}
    </Stack>
  );
  return (
    <QueryView query={state} headingLevel={3} loading={view({})}>
      {view}
    </QueryView>
  );
}
