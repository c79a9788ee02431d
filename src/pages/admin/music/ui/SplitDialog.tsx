import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import {
  albumTitleMost,
  type MusicAlbum,
  type MusicAlbumSongs,
  type MusicSong,
  splitMost,
} from '@/shared/contract/music-album.ts';
import { Button } from '@/shared/ui/button';
import { type Column, DataTable, useSelection } from '@/shared/ui/data-table';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { Field, Select, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { showToast } from '@/shared/ui/toast';
import { useImportedSongsQuery, useSplitAlbumMutation } from '../api/albums-api';
import { useUndo } from '../lib/use-undo';
import * as styles from './albums.css';

type SplitDialogProps = { album: Pick<MusicAlbum, 'id' | 'title'>; onClose: () => void };

/** Songs of an album, some of which become another one. */
export function SplitDialog({ album: { id, title }, onClose }: SplitDialogProps) {
  const { t } = useTranslation('pages.admin.music');
  const songs = useImportedSongsQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('split.title', { title })}
      description={t('split.text')}
      closeLabel={t('close')}
      size="large"
    >
      <QueryView query={songs} headingLevel={3} loading={<Skeleton shape="block" height="240px" />}>
        {(shown) => <SplitForm of={shown} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}

type SplitFormProps = { of: MusicAlbumSongs; onClose: () => void };

function SplitForm({ of: { album, songs }, onClose }: SplitFormProps) {
  const { t } = useTranslation('pages.admin.music');
  const [send, { isLoading, error }] = useSplitAlbumMutation();
  const { undo } = useUndo();
  const selection = useSelection();
  const [title, setTitle] = useState('');
  const [artistId, setArtistId] = useState(album.artist.id);
  const [isTried, setTried] = useState(false);
  const chosen = songs.map(({ id }) => id).filter((id) => selection.ids.has(id));
  const people = new Map([album, ...songs].map(({ artist }) => [artist.id, artist.name]));
  const choiceFault = getChoiceFault();
  const titleFault = title.trim() === '' ? t('split.titleMissing') : undefined;

  function getChoiceFault() {
    if (chosen.length === 0) return t('split.noSongs');
    if (chosen.length === songs.length) return t('split.allSongs');
    if (chosen.length > splitMost) return t('split.tooMany', { count: splitMost });
    return null;
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isLoading || choiceFault !== null || titleFault !== undefined) return;
    const { data } = await send({
      id: album.id,
      revision: album.revision,
      songs: chosen,
      title: title.trim(),
      artistId: artistId || null,
    });
    if (data === undefined) return;
    const { decision } = data;
    const action = { label: t('decisions.undo'), onPress: () => void undo(decision.id) };
    const text = t('split.done', { title: decision.album.title, count: decision.songs });
    showToast({ tone: 'success', text, action });
    onClose();
  };
  const columns: Column<MusicSong>[] = [
    { id: 'title', title: t('split.column.title'), part: 'name', value: (song) => song.title },
    {
      id: 'artist',
      title: t('split.column.artist'),
      part: 'fact',
      value: (song) => song.artist.name,
    },
    {
      id: 'number',
      title: t('split.column.number'),
      isWhole: true,
      value: ({ disc, number }) => [disc, number].filter((part) => part !== null).join('-'),
    },
  ];
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <DataTable
        label={t('split.label', { title: album.title })}
        columns={columns}
        rows={songs}
        getId={({ id }) => id}
        getName={(song) => song.title}
        selection={selection}
        isCompact
        isInParts
      />
      <Field label={t('split.newTitle')} error={isTried ? titleFault : undefined}>
        <TextInput
          value={title}
          maxLength={albumTitleMost}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label={t('split.artist')}>
        <Select
          value={artistId}
          options={[
            ...[...people].map(([value, label]) => ({ value, label })),
            { value: '', label: t('split.various') },
          ]}
          onChange={({ target }) => setArtistId(target.value)}
        />
      </Field>
      <FailureNotice>
        {(isTried && choiceFault) || (error && problemText(error, t('notDone')))}
      </FailureNotice>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="solid" isPending={isLoading}>
          {chosen.length > 0 ? t('split.submit', { count: chosen.length }) : t('split.open')}
        </Button>
      </DialogActions>
    </form>
  );
}
