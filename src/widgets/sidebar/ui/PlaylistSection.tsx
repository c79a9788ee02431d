import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedPlaylistsQuery, useUserPlaylistsQuery } from '@/entities/playlist';
import { CreatePlaylistForm } from '@/features/create-playlist';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { paths } from '@/shared/routes';
import { Extra, lazyPart } from '@/shared/lib/lazy-part';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { RouteLink } from '@/shared/ui/link';
import * as styles from './PlaylistSection.css';

const PlaylistDrop = lazyPart(() => import('./PlaylistDrop'), 'PlaylistDrop');

/** Saved playlists in the sidebar; the library has all. */
const savedMost = 100;

type PlaylistSectionProps = {
  /** Called when the form needs an expanded sidebar. */
  onExpand?: () => void;
};

export function PlaylistSection({ onExpand }: PlaylistSectionProps) {
  const { t } = useTranslation('widgets.sidebar');
  const { data: playlists, isLoading, isError, refetch } = useUserPlaylistsQuery();
  const { data: saved = [] } = useSavedPlaylistsQuery();
  const section = useRef<HTMLElement>(null);
  return (
    <section className={styles.section} aria-labelledby="sidebar-playlists" ref={section}>
      <CreatePlaylistForm
        {...(onExpand ? { onOpen: onExpand } : {})}
        heading={
          <h2 className={styles.title} id="sidebar-playlists" data-sidebar-label>
            {t('playlists.title')}
          </h2>
        }
      />
      {isLoading && <PlaylistSkeletons />}
      {isError && (
        <div className={styles.message} data-sidebar-label>
          <p>{t('playlists.failed')}</p>
          <Button size="small" variant="outline" onClick={() => void refetch()}>
            {t('playlists.retry')}
          </Button>
        </div>
      )}
      {playlists?.length === 0 && saved.length === 0 && (
        <p className={styles.message} data-sidebar-label>
          {t('playlists.empty')}
        </p>
      )}
      <ul className={styles.list}>
        {playlists?.map((playlist) => (
          <PlaylistLink key={playlist.id} playlist={playlist} />
        ))}
        {saved.slice(0, savedMost).map((playlist) => (
          <PlaylistLink
            key={playlist.id}
            playlist={playlist}
            creator={playlist.owner.displayName}
          />
        ))}
      </ul>
      <Extra of={PlaylistDrop}>
        <PlaylistDrop section={section} />
      </Extra>
      {saved.length > savedMost && (
        <RouteLink className={styles.link} to={paths.library}>
          <span data-sidebar-label>{t('playlists.all')}</span>
        </RouteLink>
      )}
    </section>
  );
}

type PlaylistLinkProps = {
  playlist: Pick<Playlist, 'id' | 'name' | 'coverImage'>;
  /** Of a playlist of somebody else. */
  creator?: string;
};

function PlaylistLink({ playlist: { id, name, coverImage }, creator }: PlaylistLinkProps) {
  return (
    <li {...(creator === undefined && { 'data-playlist': id })}>
      <RouteLink hasCurrentMark className={styles.link} to={paths.playlist(id)} title={name}>
        <span className={styles.cover}>
          <Artwork src={coverImage} seed={id} alt="" shape="thumb" sizes="40px" />
        </span>
        <span className={styles.name} data-sidebar-label translate="no">
          {name}
          {creator && <span className={styles.creator}>{creator}</span>}
        </span>
      </RouteLink>
    </li>
  );
}

function PlaylistSkeletons() {
  return ['first', 'second', 'third'].map((key) => (
    <div key={key} className={styles.link}>
      <Skeleton width="40px" height="40px" />
      <Skeleton width="60%" />
    </div>
  ));
}
