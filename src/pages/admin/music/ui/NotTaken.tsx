import { Download, FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type NotTakenFile,
  notTakenPageSize,
  type NotTakenQuery,
  refusals,
} from '@/shared/contract/music-folder.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import type { Column } from '@/shared/ui/data-table';
import { useAskedPages } from '@/shared/ui/filtered-list';
import { Stack } from '@/shared/ui/stack';
import { showFailure } from '@/shared/ui/toast';
import { useNotTakenQuery, useSaveNotTakenMutation } from '../api/music-api';
import { MusicList } from './MusicList';
import * as styles from './music.css';

const initialSort = { by: 'path', isDescending: false };
const choices = { reason: refusals };

/** Files that were not taken, with the reason in words, until they change. */
export function NotTaken() {
  const { t } = useTranslation('pages.admin.music');
  const { moment } = useFormats();
  const { view, question } = useAskedPages({ name: 'files', sorts: [], initialSort, choices });
  const query = question as NotTakenQuery;
  const files = useNotTakenQuery(query, { refetchOnMountOrArgChange: true });
  const [save, { isLoading }] = useSaveNotTakenMutation();
  const list = files.data;
  const handleSave = async () => {
    const { page: _, ...filter } = query;
    const { error } = await save({ ...filter, fileName: t('notTaken.file') });
    if (error) showFailure('saveNotTaken', error, { fallback: t('notTaken.notSaved') });
  };
  const columns: Column<NotTakenFile>[] = [
    { id: 'path', title: t('notTaken.column.path'), part: 'name', value: ({ path }) => path },
    {
      id: 'reason',
      title: t('notTaken.column.reason'),
      part: 'fact',
      value: ({ reason }) => t(`notTaken.reason.${reason}`),
    },
    { id: 'folder', title: t('notTaken.column.folder'), rank: 4, value: ({ folder }) => folder },
    {
      id: 'firstSeen',
      title: t('notTaken.column.firstSeen'),
      rank: 3,
      isWhole: true,
      value: ({ firstSeen }) => firstSeen,
      cell: ({ firstSeen }) => moment(firstSeen),
    },
    {
      id: 'lastSeen',
      title: t('notTaken.column.lastSeen'),
      rank: 3,
      isWhole: true,
      value: ({ lastSeen }) => lastSeen,
      cell: ({ lastSeen }) => moment(lastSeen),
    },
  ];
  return (
    <Stack gap={4}>
      <MusicList
        part="notTaken"
        icon={<FileCheck size={32} />}
        view={view}
        query={files}
        choices={[
          {
            name: 'reason',
            label: t('notTaken.column.reason'),
            allLabel: t('notTaken.allReasons'),
            options: refusals.map((reason) => ({
              value: reason,
              label: t(`notTaken.reason.${reason}`),
            })),
          },
        ]}
        columns={columns}
        rows={list?.files ?? []}
        pageSize={notTakenPageSize}
        total={list?.total}
        getName={({ path }) => path}
      />
      {list !== undefined && list.total > 0 && (
        <div className={styles.acts}>
          <Button isPending={isLoading} onClick={() => void handleSave()}>
            <Download size={18} aria-hidden />
            {t('notTaken.save')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
