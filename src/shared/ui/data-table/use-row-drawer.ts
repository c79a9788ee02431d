import type { MouseEvent } from 'react';
import { useOpenItem } from '@/shared/lib/address';

const pressable = 'a, button, input, label, select, summary, textarea';

/**
 * The row with the open drawer, kept in the address.
 *
 * @param onOpen replaces the drawer
 */
export function useRowDrawer(name: string | undefined, onOpen?: (id: string) => void) {
  const item = useOpenItem(name === undefined ? 'row' : `${name}-row`, /^/);
  const open = onOpen ?? item.open;
  const handlePress = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(pressable)) return;
    // Selecting text is no press.
    if (document.getSelection()?.type === 'Range') return;
    const row = target.closest<HTMLElement>('tr[data-id]');
    const button = row?.querySelector('[data-row-open]');
    const id = row?.dataset['id'];
    if (id !== undefined && button && button.getClientRects().length > 0) open(id);
  };
  return { ...item, open, onClick: handlePress };
}
