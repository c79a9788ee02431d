import type { MouseEvent } from 'react';
import { useOpenItem } from '@/shared/lib/address';

/** What can be pressed by itself within a row. */
const pressable = 'a, button, input, label, select, summary, textarea';

/**
 * Which row's drawer is open, kept in the address: by the row's button, or by a press on the row wherever that button is
 * there, which is where the row shows less than all.
 *
 * @param name tells the tables of a screen apart
 * @param onOpen what shows the row instead
 */
export function useRowDrawer(name: string | undefined, onOpen?: (id: string) => void) {
  const item = useOpenItem(name === undefined ? 'row' : `${name}-row`, /^/);
  const open = onOpen ?? item.open;
  const handlePress = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(pressable)) return;
    // Who marks a text wants to copy it.
    if (document.getSelection()?.type === 'Range') return;
    const row = target.closest<HTMLElement>('tr[data-id]');
    const button = row?.querySelector('[data-row-open]');
    const id = row?.dataset['id'];
    if (id !== undefined && button && button.getClientRects().length > 0) open(id);
  };
  return { ...item, open, onClick: handlePress };
}
