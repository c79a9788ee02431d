import { CaseSensitive, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type NameFolder,
  nameFolderPageSize,
  type NameFoldersQuery,
} from '@/shared/contract/music-name.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import type { Column } from '@/shared/ui/data-table';
import { useAskedPages } from '@/shared/ui/filtered-list';
import { Text } from '@/shared/ui/text';
import { useNameFoldersQuery } from '../api/music-api';
import { useUndoNames } from '../lib/use-undo';
import { MusicList } from './MusicList';

const NamesDialog = lazyPart(() => import('./NamesDialog'), 'NamesDialog');

const initialSort = { by: 'path', isDescending: false };

/** Milliseconds, while files are read again. */
const askEvery = 5_000;

/** Folders whose names are in an old code page. See docs/product/imported-music.md. */
export function UnreadableNames() {
  const { t } = useTranslation('pages.admin.music');
  const { view, question } = useAskedPages({ name: 'names', sorts: [], initialSort });
  const [pollingInterval, setPollingInterval] = useState(0);
  const folders = useNameFoldersQuery(question as NameFoldersQuery, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const wanted = folders.data?.folders.some(({ unread }) => unread > 0) ? askEvery : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  const [opened, setOpened] = useState<NameFolder | null>(null);
  const { undo, pending } = useUndoNames();
  const getState = ({ state, unread }: NameFolder) =>
    unread > 0 ? t('names.unread', { count: unread }) : t(`names.state.${state}`);
  const columns: Column<NameFolder>[] = [
    { id: 'path', title: t('names.column.path'), part: 'name', value: ({ path }) => path },
    { id: 'state', title: t('names.column.state'), part: 'fact', value: getState },
    {
      id: 'files',
      title: t('names.column.files'),
      rank: 3,
      isWhole: true,
      value: ({ files }) => t('names.files', { count: files }),
    },
    {
      id: 'codePage',
      title: t('names.column.codePage'),
      rank: 4,
      value: ({ codePage }) => t(`names.codePage.${codePage}`),
    },
    {
      id: 'act',
      title: t('names.column.act'),
      part: 'act',
      cell: (folder) =>
        folder.state === 'suspected' ? (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={t('names.openOf', { path: folder.path })}
            onClick={() => setOpened(folder)}
          >
            {t('names.open')}
          </Button>
        ) : (
          <Button
            size="small"
            isPending={pending === folder.id}
            aria-label={t('decisions.undoOf', { what: folder.path })}
            onClick={() => void undo(folder)}
          >
            <Undo2 size={16} aria-hidden />
            {t('decisions.undo')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <Text tone="muted">{t('names.text')}</Text>
      <MusicList
        part="names"
        icon={<CaseSensitive size={32} />}
        view={view}
        query={folders}
        columns={columns}
        rows={folders.data?.folders ?? []}
        pageSize={nameFolderPageSize}
        total={folders.data?.total}
        getName={({ path }) => path}
      />
      <Suspense fallback={null}>
        {opened && <NamesDialog folder={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
