import { Download, History, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type StaffAction,
  type StaffActionList,
  staffActionPageSize,
} from '@/shared/contract/administration.ts';
import { saveCsv } from '@/shared/files';
import { useListView } from '@/shared/lib/address';
import { useFormats } from '@/shared/lib/format';
import { useRested } from '@/shared/lib/text-filter';
import { Button } from '@/shared/ui/button';
import { type Column, DataTable, exportRows } from '@/shared/ui/data-table';
import { FilterBar } from '@/shared/ui/filter-bar';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { useStaffActionsQuery } from '../api/system-api';
import { useActionWords } from '../lib/use-action-words';
import { UndoAct } from './UndoAct';
import { UndoDialog } from './UndoDialog';

const initialSort = { by: 'at', isDescending: true };

function useStaffActions() {
  const view = useListView({ name: 'actions', sorts: [], initialSort });
  const q = useRested(view.text).trim();
  const query = { ...(q !== '' && { q }), page: view.page };
  return { view, actions: useStaffActionsQuery(query, { refetchOnMountOrArgChange: true }) };
}

/** All changes by staff, the newest first, with search, export and undo. */
export function StaffActions() {
  const { t, i18n } = useTranslation('pages.admin.system');
  const { moment } = useFormats();
  const { getActor, getAct, getChanges } = useActionWords();
  const { view, actions } = useStaffActions();
  const [undone, setUndone] = useState<StaffAction>();
  const columns: Column<StaffAction>[] = [
    {
      id: 'at',
      title: t('actions.at'),
      isWhole: true,
      value: ({ at }) => new Date(at),
      cell: ({ at }) => moment(at),
    },
    { id: 'actor', title: t('actions.actor'), rank: 3, value: getActor },
    { id: 'act', title: t('actions.act'), part: 'name', value: getAct },
    { id: 'changes', title: t('actions.changes'), value: getChanges },
    {
      id: 'address',
      title: t('actions.address'),
      rank: 4,
      isWhole: true,
      value: (act) => act.address,
    },
  ];
  const table = (list: StaffActionList | undefined) => (
    <DataTable
      label={t('actions.label')}
      columns={columns}
      rows={list?.actions ?? []}
      getId={({ id }) => id}
      getName={getAct}
      menu={(act) => <UndoAct act={act} onUndo={() => setUndone(act)} />}
      isLoading={actions.currentData === undefined}
      pages={list && { page: view.page, pageSize: staffActionPageSize, total: list.total }}
      onPage={view.goToPage}
    />
  );
  const rows = actions.data?.actions ?? [];
  return (
    <Stack gap={4}>
      <FilterBar
        label={t('actions.filter')}
        searchLabel={t('actions.search')}
        text={view.text}
        onSearch={view.search}
        actions={
          <Button
            disabled={rows.length === 0}
            onClick={() => saveCsv(t('actions.file'), exportRows(columns, rows), i18n.language)}
          >
            <Download size={16} aria-hidden />
            {t('actions.export')}
          </Button>
        }
      />
      <QueryView
        query={actions}
        headingLevel={3}
        loading={table(undefined)}
        isEmpty={({ total }) => total === 0}
        empty={
          <StatusView
            headingLevel={3}
            icon={view.isFiltered ? <SearchX size={32} /> : <History size={32} />}
            title={t(view.isFiltered ? 'actions.noMatch' : 'actions.empty')}
            text={t(view.isFiltered ? 'actions.noMatchText' : 'actions.emptyText')}
          />
        }
      >
        {table}
      </QueryView>
      {undone && <UndoDialog act={undone} onClose={() => setUndone(undefined)} />}
    </Stack>
  );
}
