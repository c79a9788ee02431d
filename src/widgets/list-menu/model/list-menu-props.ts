import type { ReactNode } from 'react';
import type { MusicList } from '@/features/read-tracks';

/** A point of the window in px, or the control that opened the menu. */
export type MenuAnchor = { x: number; y: number } | HTMLElement;

export type ListMenuProps = {
  list: MusicList;
  anchor: MenuAnchor;
  /** Called when menu and dialogs are closed. */
  onClose: () => void;
  /** Items of this place alone, after the others. */
  children?: ReactNode;
};
