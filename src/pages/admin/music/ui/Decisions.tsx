import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MusicDecision, musicAlbumPageSize } from '@/shared/contract/music-album.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import type { Column } from '@/shared/ui/data-table';
import { Text } from '@/shared/ui/text';
import { useMusicDecisionsQuery } from '../api/albums-api';
import { useUndo } from '../lib/use-undo';
import { PlainTable } from './PlainTable';

/** What was joined and split by hand, and its undo. */
export function Decisions() {
  const { t, i18n } = useTranslation('pages.admin.music');
  const { moment } = useFormats();
  const [page, setPage] = useState(1);
  const decisions = useMusicDecisionsQuery(page, { refetchOnMountOrArgChange: true });
  const { undo, pending } = useUndo();
  const list = new Intl.ListFormat(i18n.language);
  const getWords = ({ kind, album: { title }, from, songs }: MusicDecision) => {
    if (kind === 'same') return t('decisions.same', { title });
    const titles = list.format(from);
    return kind === 'join'
      ? t('decisions.join', { titles, into: title, count: songs })
      : t('decisions.split', { title, from: titles, count: songs });
  };
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
  return (
    <PlainTable
      label={t('decisions.label')}
      query={decisions}
      columns={columns}
      rows={decisions.data?.decisions ?? []}
      getId={({ id }) => id}
      getName={getWords}
      empty={t('decisions.empty')}
      pages={{ page, pageSize: musicAlbumPageSize, total: decisions.data?.total ?? 0 }}
      onPage={setPage}
    />
  );
}
