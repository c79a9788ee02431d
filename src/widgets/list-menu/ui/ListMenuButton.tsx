import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MusicList } from '@/features/read-tracks';
import { MenuButton } from '@/shared/ui/menu-button';
import { ListMenu, loadListMenu } from './ListMenu';

type ListMenuButtonProps = {
  list: MusicList;
  size?: 'medium' | 'large';
  /** Items of this place alone, after the others. */
  children?: ReactNode;
};

export function ListMenuButton({ list, size = 'medium', children }: ListMenuButtonProps) {
  const { t } = useTranslation('widgets.list-menu');
  return (
    <MenuButton
      label={t(`button.${list.kind}`, { name: list.name })}
      icon={<Ellipsis size={size === 'large' ? 24 : 20} aria-hidden />}
      size={size}
      onIntent={loadListMenu}
      menu={(anchor, close) => (
        <ListMenu list={list} anchor={anchor} onClose={close}>
          {children}
        </ListMenu>
      )}
    />
  );
}
