import { SearchX, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import {
  type SecurityEvent,
  type SecurityEventList,
  securityEventPageSize,
  securityKinds,
  securityOutcomes,
} from '@/shared/contract/security-log.ts';
import { useFormats } from '@/shared/lib/format';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { FilterBar } from '@/shared/ui/filter-bar';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { StatusView } from '@/shared/ui/status-view';
import { useSecurityWords } from '../lib/use-security-words';
import { useSecurityLog } from '../model/use-security-log';

/** Sign-ins, refusals, changes of rights, and exports of data or money. */
export function SecurityLog() {
  const { t } = useTranslation('pages.admin.system');
  const { moment } = useFormats();
  const { getActor, getSubject, getDetail } = useSecurityWords();
  const { view, events } = useSecurityLog();
  const column = (
    id: 'actor' | 'subject' | 'detail',
    value: (event: SecurityEvent) => string,
  ): Column<SecurityEvent> => ({
    id,
    title: t(`security.column.${id}`),
    value,
    rank: id === 'detail' ? 4 : 3,
  });
  const columns: Column<SecurityEvent>[] = [
    {
      id: 'at',
      title: t('security.column.at'),
      isWhole: true,
      value: ({ at }) => at,
      cell: ({ at }) => moment(at),
    },
    {
      id: 'kind',
      title: t('security.column.kind'),
      part: 'name',
      value: ({ kind }) => t(`security.kind.${kind}`),
    },
    {
      id: 'outcome',
      title: t('security.column.outcome'),
      part: 'badge',
      value: ({ outcome }) => t(`security.outcome.${outcome}`),
      cell: ({ outcome }) => (
        <StatusBadge meaning={statusMeanings.securityOutcome[outcome]}>
          {t(`security.outcome.${outcome}`)}
        </StatusBadge>
      ),
    },
    column('actor', getActor),
    column('subject', getSubject),
    column('detail', getDetail),
    {
      id: 'address',
      title: t('security.column.address'),
      rank: 4,
      isWhole: true,
      value: ({ address }) => address ?? '',
    },
  ];
  const table = (list: SecurityEventList | undefined) => (
    <DataTable
      label={t('security.label')}
      columns={columns}
      rows={list?.events ?? []}
      getId={({ id }) => id}
      getName={({ kind }) => t(`security.kind.${kind}`)}
      isLoading={events.currentData === undefined}
      pages={list && { page: view.page, pageSize: securityEventPageSize, total: list.total }}
      onPage={view.goToPage}
    />
  );
  return (
    <Stack gap={4}>
      <FilterBar
        label={t('security.filter')}
        searchLabel={t('security.search')}
        text={view.text}
        onSearch={view.search}
        choices={[
          {
            name: 'kind',
            label: t('security.column.kind'),
            allLabel: t('security.allKinds'),
            options: securityKinds.map((kind) => ({
              value: kind,
              label: t(`security.kind.${kind}`),
            })),
          },
          {
            name: 'outcome',
            label: t('security.column.outcome'),
            allLabel: t('security.allOutcomes'),
            options: securityOutcomes.map((outcome) => ({
              value: outcome,
              label: t(`security.outcome.${outcome}`),
            })),
          },
        ]}
        chosen={view.chosen}
        onChoose={(name, value) => view.choose(name as keyof typeof view.chosen, value)}
        onReset={view.isFiltered ? view.reset : undefined}
      />
      <QueryView
        query={events}
        headingLevel={3}
        loading={table(undefined)}
        isEmpty={({ total }) => total === 0}
        empty={
          <StatusView
            headingLevel={3}
            icon={view.isFiltered ? <SearchX size={32} /> : <ShieldCheck size={32} />}
            title={t(view.isFiltered ? 'security.noMatch' : 'security.empty')}
            text={t(view.isFiltered ? 'security.noMatchText' : 'security.emptyText')}
          />
        }
      >
        {table}
      </QueryView>
    </Stack>
  );
}
