import type { ReactNode } from 'react';
import * as styles from './FormFrame.css';

/** Short fields side by side; on phones below one another. */
export const FieldColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);
