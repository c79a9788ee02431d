import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getVisibility } from '@/entities/playlist';
import { PlaylistQuestion, usePlaylistChoice } from '@/features/add-to-playlist';
import { listPath } from '@/features/read-tracks';
import { CopyByHandDialog, ShareItems, useCopyLink } from '@/features/share-music';
import { AnchoredMenu, MenuSeparator, MenuSub, useMenuParts } from '@/shared/ui/menu';
import type { ListMenuProps } from '../model/list-menu-props';
import { useListActions } from '../model/use-list-actions';
import { getAnswer, useOpenedList } from '../model/use-opened-list';
import { ExportItems } from './ExportItems';
import { GoItems } from './GoItems';
import { KeepItems } from './KeepItems';
import { PlayItems } from './PlayItems';
import { SaveItem } from './SaveItems';

/** Shows the menu or one of its dialogs. */
export function OpenListMenu({ list, anchor, onClose, children }: ListMenuProps) {
  const { t } = useTranslation(['widgets.list-menu', 'features.share-music']);
  const { part, show, close } = useMenuParts<'link' | 'nothing'>(onClose);
  const { name } = list;
  const actions = useListActions(list);
  const choice = usePlaylistChoice({ title: name, readIds: actions.readIds }, close);
  const reading = useOpenedList(list);
  const artist = getAnswer(reading, 'album')?.artist.name;
  const shared = { path: listPath(list), title: name, artist };
  const playlist = getAnswer(reading, 'playlist');
  const isTheirsAlone = list.kind === 'liked' || list.kind === 'mix';
  const isPrivate = isTheirsAlone || (playlist && getVisibility(playlist) === 'private');
  const copyLink = useCopyLink(shared);

  const handleCopy = async (event: Event) => {
    event.preventDefault();
    show((await copyLink()) ? 'closed' : 'link');
  };
  // The server's answer may lead to a question.
  const handleMenuClose = () => show(choice.pendingId === null ? 'closed' : 'nothing');

  if (part === 'closed') return null;
  if (choice.question !== null) return <PlaylistQuestion choice={choice} />;
  if (part === 'link') return <CopyByHandDialog shared={shared} onClose={close} />;
  if (part === 'nothing') return null;
  return (
    <AnchoredMenu
      anchor={anchor}
      label={t('label', { name })}
      heading={<span translate="no">{name}</span>}
      onClose={handleMenuClose}
    >
      <PlayItems list={list} actions={actions} choice={choice} />
      <MenuSeparator />
      <SaveItem list={list} reading={reading} />
      <GoItems list={list} reading={reading} />
      {!isPrivate && (
        <MenuSub
          icon={<Share2 size={18} />}
          label={t('features.share-music:menu')}
          backLabel={t('features.share-music:back')}
        >
          <ShareItems shared={shared} onCopy={(event) => void handleCopy(event)} />
        </MenuSub>
      )}
      <KeepItems list={list} />
      <ExportItems list={list} />
      <Rest>{children}</Rest>
    </AnchoredMenu>
  );
}

const Rest = ({ children }: { children: ReactNode }) =>
  children ? (
    <>
      <MenuSeparator />
      {children}
    </>
  ) : null;
