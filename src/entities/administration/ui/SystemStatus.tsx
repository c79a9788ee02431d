import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { SystemService, SystemState } from '@/shared/contract/system.ts';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { Fold } from '@/shared/ui/fold';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Text } from '@/shared/ui/text';
import { useSystemState } from '../model/use-system-state';
import { useSystemWords } from '../lib/use-system-words';
import { JobBanners } from './JobBanners';
import { LateClosingBanner } from './LateClosingBanner';

const isFine = ({ status }: SystemService) => status === 'healthy';

type SystemStatusProps = {
  /** Whether services that work are behind one line. */
  isFolded?: boolean;
};

export function SystemStatus({ isFolded = false }: SystemStatusProps) {
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
  const table = (rows: readonly SystemService[], label: string, isLoading = false) => (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      getId={({ service }) => service}
      getName={getName}
      isLoading={isLoading}
      loadingRows={6}
    />
  );
  // One tree keeps the table mounted when the services arrive.
  const view = ({ services, checkedAt, lateClosing, ...alarms }: Partial<SystemState>) => {
    const fine = isFolded ? (services?.filter(isFine) ?? []) : [];
    const others = services?.filter((service) => !fine.includes(service));
    if (isFolded && !services) {
      return (
        <div data-awaited="">
          <Skeleton shape="block" height="72px" />
        </div>
      );
    }
    return (
      <Stack gap={4}>
        {lateClosing && <LateClosingBanner {...lateClosing} />}
        <JobBanners {...alarms} />
        {(fine.length === 0 || others?.length !== 0) &&
          table(others ?? [], t('status.label'), others === undefined)}
        {fine.length > 0 && (
          <Fold summary={t('status.fine', { count: fine.length })}>
            {table(fine, t('status.fineLabel'))}
          </Fold>
        )}
        {checkedAt !== undefined && (
          <Text size="small" tone="muted">
            {getChecked(checkedAt)}
          </Text>
        )}
      </Stack>
    );
  };
  return (
    <QueryView query={state} headingLevel={3} loading={view({})}>
      {view}
    </QueryView>
  );
}
