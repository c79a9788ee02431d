import { Fragment } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './MethodAndPath.css';

type MethodAndPathProps = {
  method: string;
  path: string;
  /** In a heading. */
  isLarge?: boolean;
};

/** Long paths break before a slash. */
export function MethodAndPath({ method, path, isLarge = false }: MethodAndPathProps) {
  const parts = path.split('/').slice(1);
  return (
    <span className={classNames(styles.call, isLarge && styles.isLarge)}>
      <span className={styles.method}>{method}</span>{' '}
      <code className={styles.path}>
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts of a path have only their place
          <Fragment key={index}>
            <wbr />/{part}
          </Fragment>
        ))}
      </code>
    </span>
  );
}
