import { ArrowDown, ArrowUp, ListStart, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QueueItem } from '@/entities/playback';
import { AnchoredMenu, MenuItem, MenuSeparator } from '@/shared/ui/menu';

type QueueItemMenuProps = {
  item: QueueItem;
  anchor: HTMLElement;
  isFirst: boolean;
  isLast: boolean;
  /** Number of rows; negative moves up. */
  onMove: (step: number) => void;
  onMoveFirst: () => void;
  onRemove: () => void;
  onClose: () => void;
};

/** An alternative to dragging. */
export function QueueItemMenu(props: QueueItemMenuProps) {
  const { item, anchor, isFirst, isLast, onMove, onMoveFirst, onRemove, onClose } = props;
  const { t } = useTranslation('widgets.queue-panel');
  const { title } = item.track;
  return (
    <AnchoredMenu anchor={anchor} label={t('more', { title })} heading={title} onClose={onClose}>
      <MenuItem icon={<ListStart size={18} />} isDisabled={isFirst} onSelect={onMoveFirst}>
        {t('menu.first')}
      </MenuItem>
      <MenuItem icon={<ArrowUp size={18} />} isDisabled={isFirst} onSelect={() => onMove(-1)}>
        {t('menu.up')}
      </MenuItem>
      <MenuItem icon={<ArrowDown size={18} />} isDisabled={isLast} onSelect={() => onMove(1)}>
        {t('menu.down')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 size={18} />} tone="danger" onSelect={onRemove}>
        {t('menu.remove')}
      </MenuItem>
    </AnchoredMenu>
  );
}
