import { Download, History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StaffAction, staffActionPageSize } from '@/shared/contract/administration.ts';
import { saveCsv } from '@/shared/files';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { type Column, exportRows } from '@/shared/ui/data-table';
import { PagedList, useAskedPages } from '@/shared/ui/filtered-list';
import { useStaffActionsQuery } from '../api/system-api';
import { useActionWords } from '../lib/use-action-words';
import { UndoAct } from './UndoAct';
import { UndoDialog } from './UndoDialog';

const initialSort = { by: 'at', isDescending: true };

/** All changes by staff, the newest first, with search, export and undo. */
export function StaffActions() {
  const { t, i18n } = useTranslation('pages.admin.system');
  const { moment } = useFormats();
  const { getActor, getAct, getChanges } = useActionWords();
  const { view, question } = useAskedPages({ name: 'actions', sorts: [], initialSort });
  const actions = useStaffActionsQuery(question, { refetchOnMountOrArgChange: true });
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
  const list = actions.data;
  const rows = list?.actions ?? [];
  return (
    <>
      <PagedList
        label={t('actions.label')}
        view={view}
        query={actions}
        bar={{
          label: t('actions.filter'),
          searchLabel: t('actions.search'),
          actions: (
            <Button
              disabled={rows.length === 0}
              onClick={() => saveCsv(t('actions.file'), exportRows(columns, rows), i18n.language)}
            >
              <Download size={16} aria-hidden />
              {t('actions.export')}
            </Button>
          ),
        }}
        headingLevel={3}
        columns={columns}
        rows={rows}
        pages={list && { page: view.page, pageSize: staffActionPageSize, total: list.total }}
        getId={({ id }) => id}
        getName={getAct}
        menu={(act) => <UndoAct act={act} onUndo={() => setUndone(act)} />}
        empty={{
          icon: <History size={32} />,
          title: t('actions.empty'),
          text: t('actions.emptyText'),
        }}
        noMatch={{ title: t('actions.noMatch'), text: t('actions.noMatchText') }}
      />
      {undone && <UndoDialog act={undone} onClose={() => setUndone(undefined)} />}
    </>
  );
}
