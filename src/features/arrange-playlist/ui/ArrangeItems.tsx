import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '@/shared/ui/menu';
import type { useRowActions } from '../model/use-arrange-playlist';

type ArrangeItemsProps = { actions: NonNullable<ReturnType<typeof useRowActions>>; index: number };

export function ArrangeItems({ actions, index }: ArrangeItemsProps) {
  const { t } = useTranslation('features.arrange-playlist');
  const { rows, canMove, remove, move, moveToEnd } = actions;
  const isFirst = !canMove || index === 0;
  const isLast = !canMove || index === rows - 1;
  return (
    <>
      <MenuItem
        icon={<ArrowUpToLine size={18} />}
        isDisabled={isFirst}
        onSelect={() => move(index, 0)}
      >
        {t('menu.first')}
      </MenuItem>
      <MenuItem
        icon={<ArrowUp size={18} />}
        isDisabled={isFirst}
        onSelect={() => move(index, index - 1)}
      >
        {t('menu.up')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown size={18} />}
        isDisabled={isLast}
        onSelect={() => move(index, index + 1)}
      >
        {t('menu.down')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDownToLine size={18} />}
        isDisabled={isLast}
        onSelect={() => moveToEnd(index)}
      >
        {t('menu.last')}
      </MenuItem>
      <MenuItem icon={<Trash2 size={18} />} tone="danger" onSelect={() => remove(index)}>
        {t('menu.remove')}
      </MenuItem>
    </>
  );
}
