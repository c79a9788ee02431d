import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Dialog.css';
import { Modal } from './Modal';

type DialogProps = {
  /** Whether it is there; the caller keeps this. */
  isOpen: boolean;
  /** Called with false by the cross, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Its name, also for screen readers. */
  title: string;
  /** A sentence below the title, which screen readers say with it. */
  description?: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  /** An alert asks before something is lost: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Greatest width: 420, 560, 800, 896 or 1152 px. */
  size?: keyof typeof styles.size;
  /** Fields or words, and `DialogActions` last. */
  children?: ReactNode;
};

/** A modal window. Load it when it is first needed: its primitive is heavy. */
export function Dialog({ size = 'small', ...rest }: DialogProps) {
  const { veil, dialog, title, description, close } = styles;
  const window = classNames(dialog, styles.size[size]);
  return <Modal {...rest} looks={{ veil, window, title, description, close }} />;
}

/** The row of buttons at the foot; the main action comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
