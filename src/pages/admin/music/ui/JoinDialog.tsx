import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import type { MusicAlbum } from '@/shared/contract/music-album.ts';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { FailureNotice } from '@/shared/ui/notice';
import { Text } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import { useJoinAlbumsMutation } from '../api/albums-api';
import { useUndo } from '../lib/use-undo';
import * as styles from './albums.css';

type JoinDialogProps = {
  albums: readonly MusicAlbum[];
  onJoined: () => void;
  onClose: () => void;
};

/** Which of several albums stays, and takes the songs of the others. */
export function JoinDialog({ albums, onJoined, onClose }: JoinDialogProps) {
  const { t } = useTranslation('pages.admin.music');
  const [send, { isLoading, error }] = useJoinAlbumsMutation();
  const { undo } = useUndo();
  const [largest] = albums.toSorted((one, other) => other.songs - one.songs);
  const [keepId, setKeepId] = useState(largest?.id ?? '');
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const seen = albums.map(({ id, revision }) => ({ id, revision }));
    const { data } = await send({ albums: seen, keepId });
    if (data === undefined) return;
    const { id, album } = data.decision;
    const action = { label: t('decisions.undo'), onPress: () => void undo(id) };
    showToast({ tone: 'success', text: t('join.done', { title: album.title }), action });
    onJoined();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={() => !isLoading && onClose()}
      title={t('join.title', { count: albums.length })}
      description={t('join.text')}
      closeLabel={t('close')}
      size="medium"
    >
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <fieldset>
          <legend className={styles.legend}>{t('join.keep')}</legend>
          <div className={styles.choices}>
            {albums.map(({ id, title, artist, songs, folder, coverImage }) => (
              <label key={id} className={styles.choice}>
                <input
                  type="radio"
                  name="kept-album"
                  checked={id === keepId}
                  onChange={() => setKeepId(id)}
                />
                <span className={styles.cover}>
                  <Artwork src={coverImage} seed={id} shape="thumb" sizes="40px" />
                </span>
                <span className={styles.words}>
                  <Text as="span" weight="heavy">
                    {title}
                  </Text>
                  <Text as="span" size="small" tone="muted">
                    {[artist.name, t('albums.songs', { count: songs }), folder]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <FailureNotice>{error && problemText(error, t('notDone'))}</FailureNotice>
        <DialogActions>
          <Button variant="ghost" onClick={() => !isLoading && onClose()}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="solid" isPending={isLoading}>
            {t('join.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
