import { useTranslation } from 'react-i18next';
import { useDeletedPlaylistsQuery } from '@/entities/playlist';
import { useRestorePlaylist } from '@/features/restore-playlist';
import { playlistLimits } from '@/shared/contract/limits.ts';
import type { DeletedPlaylist } from '@/shared/contract/playlist.ts';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './LibraryRow.css';

type DeletedDialogProps = { onClose: () => void };

/** Load it lazily. */
export function DeletedDialog({ onClose }: DeletedDialogProps) {
  const { t } = useTranslation('pages.listener.library');
  const query = useDeletedPlaylistsQuery();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('deleted.title')}
      description={t('deleted.text', { count: playlistLimits.restorableDays })}
      closeLabel={t('deleted.close')}
      size="medium"
    >
      <QueryView
        query={query}
        headingLevel={3}
        loading={<Skeleton height="72px" />}
        empty={<Text tone="muted">{t('deleted.empty')}</Text>}
      >
        {(playlists) => (
          <Stack as="ul" gap={1} aria-label={t('deleted.title')}>
            {playlists.map((playlist) => (
              <li key={playlist.id}>
                <DeletedRow playlist={playlist} />
              </li>
            ))}
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}

function DeletedRow({ playlist }: { playlist: DeletedPlaylist }) {
  const { t } = useTranslation('pages.listener.library');
  const { date } = useFormats();
  const { restore, isRestoring } = useRestorePlaylist();
  const { id, name, coverImage, trackCount: count, deletedAt } = playlist;

  return (
    <div className={styles.row}>
      <div className={styles.art}>
        <Artwork src={coverImage} seed={id} alt="" shape="thumb" sizes="56px" />
      </div>
      <div className={styles.words}>
        <Text translate="no">{name}</Text>
        <div className={styles.subtitle}>
          {t('deleted.about', { count, date: date(deletedAt) })}
        </div>
      </div>
      <Button
        size="small"
        variant="outline"
        isPending={isRestoring}
        aria-label={t('deleted.restoreNamed', { name })}
        onClick={() => void restore(playlist)}
      >
        {t('deleted.restore')}
      </Button>
    </div>
  );
}
