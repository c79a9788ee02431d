import { Disc3, Heart, ListMusic, type LucideIcon, MicVocal, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type ListKind, listPath, type MusicList } from '@/features/read-tracks';
import { paths } from '@/shared/routes';
import { MenuLink } from '@/shared/ui/menu';
import { type ListReading, getAnswer } from '../model/use-opened-list';
import { LateItem } from './LateItem';

type GoItemsProps = { list: MusicList; reading: ListReading };

const icons: Record<ListKind, LucideIcon> = {
  playlist: ListMusic,
  album: Disc3,
  artist: MicVocal,
  chart: ListMusic,
  mix: ListMusic,
  user: UserRound,
  liked: Heart,
};

/** The list's own page, unless it is open, and the page of its artist or owner. */
export function GoItems({ list, reading }: GoItemsProps) {
  const { t } = useTranslation('widgets.list-menu');
  const { pathname } = useLocation();
  const path = listPath(list);
  const Icon = icons[list.kind];
  return (
    <>
      {pathname !== path && (
        <MenuLink icon={<Icon size={18} />} to={path}>
          {t(`goTo.${list.kind}`)}
        </MenuLink>
      )}
      <MakerItem list={list} reading={reading} />
    </>
  );
}

function MakerItem({ list: { kind }, reading }: GoItemsProps) {
  const { t } = useTranslation('widgets.list-menu');
  if (kind !== 'album' && kind !== 'playlist') return null;
  const album = getAnswer(reading, 'album');
  const playlist = getAnswer(reading, 'playlist');
  const to = album ? paths.artist(album.artist.id) : playlist && paths.user(playlist.owner.id);
  const icon = kind === 'album' ? <MicVocal size={18} /> : <UserRound size={18} />;
  const label = t(kind === 'album' ? 'goTo.artist' : 'goTo.owner');
  return to === null ? (
    <LateItem reading={reading} icon={icon}>
      {label}
    </LateItem>
  ) : (
    <MenuLink icon={icon} to={to}>
      {label}
    </MenuLink>
  );
}
