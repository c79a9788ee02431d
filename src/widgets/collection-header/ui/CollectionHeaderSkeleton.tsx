import type { CSSProperties } from 'react';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './CollectionHeader.css';

/** A title of middling length, which most are. */
const measures = { '--title-length': 16, '--longest-word': 8 } as CSSProperties;

/** A header that is still loading, of the same measures. */
export function CollectionHeaderSkeleton({ shape = 'square' }: { shape?: 'square' | 'round' }) {
  return (
    <div className={styles.header} style={measures} aria-hidden>
      <div className={styles.light} />
      <div className={styles.body}>
        <div className={styles.art}>
          <Skeleton shape={shape === 'round' ? 'round' : 'cover'} />
        </div>
        <div className={styles.words}>
          <div className={styles.kind}>
            <Skeleton width="72px" />
          </div>
          <div className={styles.title}>
            <Skeleton width="min(100%, 9em)" />
          </div>
          <div className={styles.facts}>
            <Skeleton width="220px" />
          </div>
        </div>
      </div>
      <div className={styles.actions}>
        <Skeleton shape="round" width="56px" />
      </div>
    </div>
  );
}
