import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useAlbumQuery } from '@/entities/album';
import { useArtistQuery } from '@/entities/artist';
import { selectSource } from '@/entities/playback';
import { useOpenedPlaylistQuery } from '@/entities/playlist';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';

type SourceProps = { id: string };

export function QueueSource() {
  const { t } = useTranslation('app.layouts.queue-panel');
  const [kind, id = ''] = useSelector(selectSource)?.split(':') ?? [];
  if (kind === 'playlist') return <PlaylistSource id={id} />;
  if (kind === 'album') return <AlbumSource id={id} />;
  if (kind === 'artist') return <ArtistSource id={id} />;
  if (kind === 'liked') return <SourceLine to={paths.likedSongs} name={t('source.liked')} />;
  return null;
}

function PlaylistSource({ id }: SourceProps) {
  return <SourceLine to={paths.playlist(id)} name={useOpenedPlaylistQuery(id).data?.name} />;
}

function AlbumSource({ id }: SourceProps) {
  return <SourceLine to={paths.album(id)} name={useAlbumQuery(id).data?.title} />;
}

function ArtistSource({ id }: SourceProps) {
  return <SourceLine to={paths.artist(id)} name={useArtistQuery(id).data?.name} />;
}

/** Keeps its height while the name loads. */
function SourceLine({ to, name }: { to: string; name: string | undefined }) {
  const { t } = useTranslation('app.layouts.queue-panel');
  return (
    <Text size="label" tone="muted" isTruncated>
      {name === undefined ? '\u00a0' : <Link to={to}>{t('source.from', { name })}</Link>}
    </Text>
  );
}
