import type { ReactNode } from 'react';
import { DialogActions, Modal } from '@/shared/ui/dialog';
import * as styles from './SidePanel.css';

type SidePanelProps = {
  /** Open state, kept by the caller. */
  isOpen: boolean;
  /** Called with false by the close button, Escape and a click outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The item's name, also for screen readers. */
  title: string;
  /** A sentence below the title, read with it. */
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Buttons at the foot, always visible; the main action last. */
  actions?: ReactNode;
  /** Content of any length. */
  children: ReactNode;
};

/**
 * Details of a list's item beside the list; on phones a sheet. Load it lazily: its primitive is
 * heavy.
 */
export function SidePanel({ actions, children, ...rest }: SidePanelProps) {
  const { veil, panel, title, description, close } = styles;
  return (
    <Modal {...rest} looks={{ veil, window: panel, title, description, close }}>
      <div className={styles.body}>{children}</div>
      {actions && (
        <div className={styles.foot} data-foot>
          <DialogActions>{actions}</DialogActions>
        </div>
      )}
    </Modal>
  );
}
