import type { ReactNode } from 'react';
import * as styles from './FormFrame.css';

export const FieldColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);
