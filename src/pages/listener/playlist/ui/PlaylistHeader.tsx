import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getVisibility, playlistSource } from '@/entities/playlist';
import { useViewer } from '@/entities/session';
import { SaveInHeader } from '@/features/save-playlist';
import { headerArtSizes } from '@/shared/config/header-art.ts';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { formatTotalDuration } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { Link } from '@/shared/ui/link';
import { ShortCount } from '@/shared/ui/short-count';
import { CollectionHeader } from '@/widgets/collection-header';

type PlaylistHeaderProps = {
  playlist: FullPlaylist;
  /** More actions, beside play. */
  actions?: ReactNode;
};

export function PlaylistHeader({ playlist, actions }: PlaylistHeaderProps) {
  const { t } = useTranslation('pages.listener.playlist');
  const { id, name, description, coverImage, owner, colour } = playlist;
  const { followerCount, trackCount, totalDuration, collaboration } = playlist;
  const visibility = getVisibility(playlist);
  const isOwner = useViewer()?.id === owner.id;
  return (
    <CollectionHeader
      kind={
        <>
          {t('kind')}
          {(isOwner || visibility !== 'public') && <Badge>{t(`visibility.${visibility}`)}</Badge>}
          {collaboration && <Badge>{t('together')}</Badge>}
        </>
      }
      title={name}
      colour={colour}
      description={description}
      artwork={
        <Artwork
          src={coverImage}
          seed={id}
          alt={t('cover', { name })}
          sizes={headerArtSizes}
          isPriority
        />
      }
      facts={
        <>
          <Link to={paths.user(owner.id)}>{owner.displayName}</Link>
          {followerCount > 0 && (
            <ShortCount
              count={followerCount}
              label={(shown) => t('saves', { count: followerCount, shown })}
            />
          )}
          {trackCount > 0 && (
            <>
              <span>{t('tracks', { count: trackCount })}</span>
              <span>{formatTotalDuration(totalDuration)}</span>
            </>
          )}
        </>
      }
      play={{ tracks: playlist.tracks, source: playlistSource(id) }}
      path={paths.playlist(id)}
      actions={
        <>
          {!isOwner && collaboration !== 'collaborator' && <SaveInHeader playlist={playlist} />}
          {actions}
        </>
      }
    />
  );
}
