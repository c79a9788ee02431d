import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { Modal } from './Modal';
// After the styles of the close button, whose position it changes.
import * as styles from './Dialog.css';

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
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

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
