import type { ReactNode } from 'react';
import * as styles from './PicturedName.css';

type PicturedNameProps = {
  /** 40 px wide. */
  picture?: ReactNode;
  children: ReactNode;
  /** Below the name, unless a narrow row has a fact. */
  detail?: ReactNode;
};

/** Picture, name and detail of a row, for a first column. */
export function PicturedName({ picture, children, detail }: PicturedNameProps) {
  const words = (
    <span className={styles.words}>
      <span className={styles.line}>{children}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </span>
  );
  if (picture === undefined) return words;
  return (
    <span className={styles.pictured}>
      <span className={styles.picture}>{picture}</span>
      {words}
    </span>
  );
}
