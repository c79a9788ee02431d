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
import { JobBanners } from './JobBanners';
import { LateClosingBanner } from './LateClosingBanner';

export function SystemStatus() {
  const { t } = useTranslation('entities.administration');
  const { getName, getStatus, getUptime, getTime, getFailure, getChecked } = useSystemWords();
  const state = useSystemState();
  const columns: Column<SystemService>[] = [
    { id: 'service', title: t('column.service'), cell: getName },
    {
      id: 'status',
      title: t('column.status'),
      part: 'badge',
      isWhole: true,
      cell: ({ status }) => (
        <StatusBadge meaning={statusMeanings.service[status]}>{getStatus(status)}</StatusBadge>
      ),
    },
    { id: 'uptime', title: t('column.uptime'), part: 'figure', isNumeric: true, cell: getUptime },
    { id: 'responseTime', title: t('column.responseTime'), isNumeric: true, cell: getTime },
    { id: 'lastFailure', title: t('column.lastFailure'), rank: 3, cell: getFailure },
  ];
  // One tree keeps the table mounted when the services arrive.
  const view = ({ services, checkedAt, lateClosing, ...alarms }: Partial<SystemState>) => (
    <Stack gap={4}>
      {lateClosing && <LateClosingBanner {...lateClosing} />}
      <JobBanners {...alarms} />
      <DataTable
        label={t('status.label')}
        columns={columns}
        rows={services ?? []}
        getId={({ service }) => service}
        getName={getName}
        isLoading={services === undefined}
        loadingRows={6}
      />
      {checkedAt !== undefined && (
        <Text size="small" tone="muted">
          {getChecked(checkedAt)}
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
