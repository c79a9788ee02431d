import { Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listPath, type MusicList } from '@/features/read-tracks';
import { ShareButton } from '@/features/share-music';
import { useAppDispatch } from '@/shared/redux';
import { IconButton } from '@/shared/ui/icon-button';
import { showToast } from '@/shared/ui/toast';
import { ListMenuButton } from './ListMenuButton';

type ListActionsProps = {
  list: MusicList;
  /** Of an album, for the words that are shared. */
  artist?: string;
  /** Without tracks nothing can be shuffled. */
  isEmpty?: boolean;
  /** Only its owner can open it, so it is not shared. */
  isPrivate?: boolean;
  /** Items of this place alone, after the others of the menu. */
  children?: ReactNode;
};

const loadPlay = () => import('../model/shuffle');

/** Shuffle, share and the menu, in the header of a list. */
export function ListActions({
  list,
  artist,
  isEmpty = false,
  isPrivate = false,
  children,
}: ListActionsProps) {
  const { t } = useTranslation('widgets.list-menu');
  const dispatch = useAppDispatch();
  const { kind, name } = list;

  const shuffle = async () => {
    const code = await loadPlay().catch(() => null);
    const outcome = code === null ? 'failed' : await dispatch(code.shuffleList(list));
    if (outcome === 'failed') showToast({ tone: 'danger', text: t('failed', { name }) });
  };

  return (
    <>
      <IconButton
        label={t('shuffleButton', { name })}
        size="large"
        disabled={isEmpty}
        onClick={() => void shuffle()}
      >
        <Shuffle size={24} aria-hidden />
      </IconButton>
      {kind !== 'liked' && !isPrivate && (
        <ShareButton shared={{ path: listPath(list), title: name, artist }} />
      )}
      <ListMenuButton list={list} size="large">
        {children}
      </ListMenuButton>
    </>
  );
}
