import { ListMusic } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { Button } from '@/shared/ui/button';
import { CardGrid } from '@/shared/ui/card-grid';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import type { ShownPlaylist } from '../lib/with-unsaved';
import type { UnsavedChange } from '../model/unsaved-changes';
import type { PlaylistActs } from '../model/use-playlist-acts';
import { EditorialCard } from './EditorialCard';
import { UnsavedMark } from './UnsavedMark';

/** Cards that stand there at first, and come with each press. */
const step = 60;

type PlaylistGridProps = {
  shown: readonly ShownPlaylist[];
  /** Gone from the grid, and not from the server. */
  deleted: readonly UnsavedChange[];
  acts: PlaylistActs;
  onOpen: (playlist: EditorialPlaylist) => void;
  onEdit: (playlist: EditorialPlaylist) => void;
  onDelete: (playlist: EditorialPlaylist) => void;
};

/** A card for each playlist, and above them the deletions that were not saved. */
export function PlaylistGrid({
  shown,
  deleted,
  acts,
  onOpen,
  onEdit,
  onDelete,
}: PlaylistGridProps) {
  const { t } = useTranslation('pages.editorial.playlists');
  const [most, setMost] = useState(step);
  const [now] = useState(() => Date.now());
  const more = shown.length - most;
  return (
    <Stack gap={4}>
      {deleted.map((unsaved) => (
        <UnsavedMark key={unsaved.id} unsaved={unsaved} acts={acts} />
      ))}
      {shown.length === 0 ? (
        <StatusView
          headingLevel={2}
          icon={<ListMusic size={32} />}
          title={t('empty.title')}
          text={t('empty.text')}
        />
      ) : (
        <CardGrid aria-label={t('list')}>
          {shown.slice(0, most).map((each) => (
            <EditorialCard
              key={each.playlist.id}
              shown={each}
              acts={acts}
              now={now}
              onOpen={() => onOpen(each.playlist)}
              onEdit={() => onEdit(each.playlist)}
              onDelete={() => onDelete(each.playlist)}
            />
          ))}
        </CardGrid>
      )}
      {more > 0 && (
        <Button onClick={() => setMost(most + step)}>{t('more', { count: more })}</Button>
      )}
    </Stack>
  );
}
