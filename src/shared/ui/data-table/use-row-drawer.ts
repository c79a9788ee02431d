import { type MouseEvent, useState } from 'react';

/** What can be pressed by itself within a row. */
const pressable = 'a, button, input, label, select, summary, textarea';

/**
 * Which row's drawer is open: by the row's button, or by a press on the row wherever that button is there,
 * which is where the row shows less than all.
 */
export function useRowDrawer(onOpen?: (id: string) => void) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = onOpen ?? setOpenId;
  const handlePress = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(pressable)) return;
    // Who marks a text wants to copy it.
    if (document.getSelection()?.type === 'Range') return;
    const row = target.closest<HTMLElement>('tr[data-id]');
    const button = row?.querySelector('[data-row-open]');
    const id = row?.dataset['id'];
    if (id !== undefined && button && button.getClientRects().length > 0) open(id);
  };
  return { openId, open, close: () => setOpenId(null), onClick: handlePress };
}
