import type { ReactNode } from 'react';
import { DialogActions, Modal } from '@/shared/ui/dialog';
import * as styles from './SidePanel.css';

type SidePanelProps = {
  /** Whether it is there; the caller keeps this. */
  isOpen: boolean;
  /** Called with false by the cross, Escape and a press on the page. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it is about, by its name; also for screen readers. */
  title: string;
  /** A sentence above the rest, which screen readers say with the title. */
  description?: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  /** Buttons that stay in sight at the foot; the main action comes last. */
  actions?: ReactNode;
  /** Fields, figures, lists: as long as they are. */
  children: ReactNode;
};

/**
 * All about one thing of a list, beside the list; on a phone a sheet over it. Load it when it is first
 * needed: its primitive is heavy.
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
