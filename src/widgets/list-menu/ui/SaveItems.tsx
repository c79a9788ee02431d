import { Bookmark, BookmarkX, Heart, UserMinus, UserPlus } from 'lucide-react';
import type { FunctionComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserPlaylistsQuery } from '@/entities/playlist';
import { useViewer } from '@/entities/session';
import { useFollowArtist } from '@/features/follow-artist';
import { useFollowUser } from '@/features/follow-user';
import { useLikeAlbum } from '@/features/like-album';
import type { ListKind, MusicList } from '@/features/read-tracks';
import { SavePlaylistItem } from '@/features/save-playlist';
import type { FullAlbum } from '@/shared/contract/album.ts';
import type { FullArtist } from '@/shared/contract/artist.ts';
import type { UserProfile } from '@/shared/contract/profile.ts';
import { MenuItem } from '@/shared/ui/menu';
import { type ListReading, getAnswer } from '../model/use-opened-list';
import { LateItem } from './LateItem';

type SaveItemProps = { list: MusicList; reading: ListReading };

/** Kinds that a user can keep in the library or follow. */
const saveItems: Partial<Record<ListKind, FunctionComponent<SaveItemProps>>> = {
  album: SaveAlbum,
  artist: SaveArtist,
  playlist: SavePlaylist,
  user: SaveUser,
};

export function SaveItem(props: SaveItemProps) {
  const Item = saveItems[props.list.kind];
  return Item && <Item {...props} />;
}

type SavedProps = { kind: 'album' | 'artist' | 'user'; isSaved: boolean; onToggle: () => void };

function SavedItem({ kind, isSaved, onToggle }: SavedProps) {
  const { t } = useTranslation('widgets.list-menu');
  const [Save, Unsave] = kind === 'album' ? [Bookmark, BookmarkX] : [UserPlus, UserMinus];
  const Icon = isSaved ? Unsave : Save;
  return (
    <MenuItem icon={<Icon size={18} />} onSelect={onToggle}>
      {t(isSaved ? `unsave.${kind}` : `save.${kind}`)}
    </MenuItem>
  );
}

function LateSaveItem({ kind, reading }: Pick<SavedProps, 'kind'> & { reading: ListReading }) {
  const { t } = useTranslation('widgets.list-menu');
  const Icon = kind === 'album' ? Bookmark : UserPlus;
  return (
    <LateItem reading={reading} icon={<Icon size={18} />}>
      {t(`save.${kind}`)}
    </LateItem>
  );
}

function SaveAlbum({ reading }: SaveItemProps) {
  const album = getAnswer(reading, 'album');
  return album ? <KnownAlbum album={album} /> : <LateSaveItem kind="album" reading={reading} />;
}

function KnownAlbum({ album }: { album: FullAlbum }) {
  const { isLiked, toggle } = useLikeAlbum(album);
  return <SavedItem kind="album" isSaved={isLiked} onToggle={toggle} />;
}

function SaveArtist({ reading }: SaveItemProps) {
  const artist = getAnswer(reading, 'artist');
  return artist ? (
    <KnownArtist artist={artist} />
  ) : (
    <LateSaveItem kind="artist" reading={reading} />
  );
}

function KnownArtist({ artist }: { artist: FullArtist }) {
  const { isFollowing, toggle } = useFollowArtist(artist);
  return <SavedItem kind="artist" isSaved={isFollowing} onToggle={toggle} />;
}

function SavePlaylist({ list, reading }: SaveItemProps) {
  const { t } = useTranslation('features.save-playlist');
  const viewer = useViewer();
  const { data: own = [] } = useUserPlaylistsQuery(undefined, { skip: viewer === null });
  const playlist = getAnswer(reading, 'playlist');
  if (own.some(({ id }) => id === list.id) || (viewer && playlist?.owner.id === viewer.id)) {
    return null;
  }
  return playlist ? (
    <SavePlaylistItem playlist={playlist} />
  ) : (
    <LateItem reading={reading} icon={<Heart size={18} />}>
      {t('menu.save')}
    </LateItem>
  );
}

function SaveUser({ list, reading }: SaveItemProps) {
  const viewer = useViewer();
  const user = getAnswer(reading, 'user');
  if (viewer?.id === list.id) return null;
  return user ? <KnownUser user={user} /> : <LateSaveItem kind="user" reading={reading} />;
}

function KnownUser({ user }: { user: UserProfile }) {
  const { toggle } = useFollowUser(user);
  return <SavedItem kind="user" isSaved={user.isFollowing} onToggle={toggle} />;
}
