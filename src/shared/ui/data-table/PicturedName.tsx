import type { ReactNode } from 'react';
import * as styles from './PicturedName.css';

type PicturedNameProps = {
  /** 40 px wide; without it the words stand alone. */
  picture?: ReactNode;
  /** The name, or a link with it. */
  children: ReactNode;
  /** Below the name; in a narrow row the fact of the row stands there instead, where it has one. */
  detail?: ReactNode;
};

/** What a row is about, with its picture and a second line: the content of a first column. */
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
