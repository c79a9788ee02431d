import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Dialog.css';
import { Modal } from './Modal';

type DialogProps = {
  /** Open state, kept by the caller. */
  isOpen: boolean;
  /** Called with false by the close button, Escape and a click outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Visible and accessible name. */
  title: string;
  /** A sentence below the title, read with it. */
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** A click outside does not close an alert. */
  role?: 'dialog' | 'alertdialog';
  /** Greatest width: 420, 560, 800, 896 or 1152 px. */
  size?: keyof typeof styles.size;
  /** Fields or text, with `DialogActions` last. */
  children?: ReactNode;
};

/** A modal window. Load it lazily: its primitive is heavy. */
export function Dialog({ size = 'small', ...rest }: DialogProps) {
  const { veil, dialog, title, description, close } = styles;
  const window = classNames(dialog, styles.size[size]);
  return <Modal {...rest} looks={{ veil, window, title, description, close }} />;
}

/** The buttons of a dialog, the main action last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
