import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MusicDecision, musicAlbumPageSize } from '@/shared/contract/music-album.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { QueryView } from '@/shared/ui/query-view';
import { Text } from '@/shared/ui/text';
import { useMusicDecisionsQuery } from '../api/albums-api';
import { useUndo } from '../lib/use-undo';

/** What was joined and split by hand, and its undo. */
export function Decisions() {
  const { t, i18n } = useTranslation('pages.admin.music');
  const { moment } = useFormats();
  const [page, setPage] = useState(1);
  const decisions = useMusicDecisionsQuery(page, { refetchOnMountOrArgChange: true });
  const { undo, pending } = useUndo();
  const list = new Intl.ListFormat(i18n.language);
  const getWords = ({ kind, album, from, songs }: MusicDecision) =>
    kind === 'join'
      ? t('decisions.join', { titles: list.format(from), into: album.title, count: songs })
      : t('decisions.split', { title: album.title, from: list.format(from), count: songs });
  const columns: Column<MusicDecision>[] = [
    { id: 'decision', title: t('decisions.column.decision'), part: 'name', value: getWords },
    {
      id: 'decidedAt',
      title: t('decisions.column.decidedAt'),
      part: 'fact',
      isWhole: true,
      value: ({ decidedAt }) => decidedAt,
      cell: ({ decidedAt }) => moment(decidedAt),
    },
    {
      id: 'decidedBy',
      title: t('decisions.column.decidedBy'),
      rank: 3,
      value: ({ decidedBy }) => decidedBy ?? t('decisions.nobody'),
    },
    {
      id: 'act',
      title: t('decisions.column.act'),
      part: 'act',
      cell: (decision) =>
        decision.isLatest ? (
          <Button
            size="small"
            isPending={pending === decision.id}
            aria-label={t('decisions.undoOf', { what: getWords(decision) })}
            onClick={() => void undo(decision.id)}
          >
            <Undo2 size={16} aria-hidden />
            {t('decisions.undo')}
          </Button>
        ) : (
          <Text as="span" size="small" tone="muted">
            {t('decisions.later')}
          </Text>
        ),
    },
  ];
  const table = (rows: readonly MusicDecision[] | undefined, total = 0) => (
    <DataTable
      label={t('decisions.label')}
      columns={columns}
      rows={rows ?? []}
      getId={({ id }) => id}
      getName={getWords}
      isLoading={decisions.currentData === undefined}
      loadingRows={3}
      isAmongOthers
      {...(total > musicAlbumPageSize && {
        pages: { page, pageSize: musicAlbumPageSize, total },
        onPage: (next: number) => setPage(next),
      })}
    />
  );
  return (
    <QueryView
      query={decisions}
      headingLevel={3}
      loading={table(undefined)}
      isEmpty={({ total }) => total === 0}
      empty={<Text tone="muted">{t('decisions.empty')}</Text>}
    >
      {({ decisions: rows, total }) => table(rows, total)}
    </QueryView>
  );
}
