import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTrackPageQuery } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { showFailure } from '@/shared/ui/toast';
import type { MenuAnchor } from '../model/list-menu-props';
import { useLinkMenu } from '../model/use-link-menu';
import './LinkMenus.css';
import { ListMenu, loadListMenu } from './ListMenu';

const NewTabItem = lazyPart(() => import('./NewTabItem'), 'NewTabItem', LeftOut);

/** The menu of a track, which another widget has. */
type TrackMenuSlot = ComponentType<{
  track: Track;
  anchor: MenuAnchor;
  onClose: () => void;
  children: ReactNode;
}>;

type LinkMenusProps = { trackMenu: TrackMenuSlot };

/** The menu of whatever link to music is asked for one. Render it once. */
export function LinkMenus({ trackMenu }: LinkMenusProps) {
  const { openMenu, close } = useLinkMenu();
  useEffect(() => {
    loadListMenu();
    void NewTabItem.load().catch(() => undefined);
  }, []);
  if (!openMenu) return null;
  const { place, anchor } = openMenu;
  const shared = { anchor, onClose: close };
  const newTab = <NewTabItem path={place.path} />;
  if (place.list) {
    return (
      <ListMenu list={place.list} {...shared}>
        {newTab}
      </ListMenu>
    );
  }
  return (
    <TrackPlaceMenu slot={trackMenu} id={place.trackId ?? ''} {...shared}>
      {newTab}
    </TrackPlaceMenu>
  );
}

type TrackPlaceMenuProps = {
  slot: TrackMenuSlot;
  id: string;
  anchor: MenuAnchor;
  onClose: () => void;
  children: ReactNode;
};

function TrackPlaceMenu({ slot: Menu, id, anchor, onClose, children }: TrackPlaceMenuProps) {
  const { t } = useTranslation('widgets.list-menu');
  const { data, error } = useTrackPageQuery(id);
  const text = t('trackFailed');
  useEffect(() => {
    if (!error) return;
    showFailure('openTrackMenu', error, { text });
    onClose();
  });
  return (
    data && (
      <Menu track={data} anchor={anchor} onClose={onClose}>
        {children}
      </Menu>
    )
  );
}
