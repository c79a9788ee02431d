import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSingleKey } from '@/features/control-playback';
import { useHeadSlots } from './head-slots';
import * as styles from './OfficePage.css';

/** Rendered in the page's head from wherever it is known. The key N presses its first button. */
export function MainAction({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const slots = useHeadSlots();
  useSingleKey('n', () => box.current?.querySelector('button')?.click());
  const act = (
    <div ref={box} className={styles.act}>
      {children}
    </div>
  );
  if (slots === undefined) return act;
  return slots.act && createPortal(act, slots.act);
}
