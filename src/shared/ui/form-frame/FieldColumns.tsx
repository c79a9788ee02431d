import type { ReactNode } from 'react';
import * as styles from './FormFrame.css';

/** Short fields of a form beside one another, so that it fits its window; on a phone below one another. */
export const FieldColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);
