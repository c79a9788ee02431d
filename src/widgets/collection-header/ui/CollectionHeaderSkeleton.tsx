import type { CSSProperties } from 'react';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './CollectionHeader.css';
import { headerVars } from './CollectionHeader';

const middling = { '--title-length': 16, '--longest-word': 8 } as CSSProperties;

type CollectionHeaderSkeletonProps = {
  shape?: 'square' | 'round';
  title?: string;
};

export function CollectionHeaderSkeleton({
  shape = 'square',
  title,
}: CollectionHeaderSkeletonProps) {
  return (
    <div className={styles.header} style={title ? headerVars(title) : middling}>
      <div className={styles.light} />
      <div className={styles.body}>
        <div className={styles.art}>
          <Skeleton shape={shape === 'round' ? 'round' : 'cover'} />
        </div>
        <div className={styles.words}>
          <div className={styles.kind}>
            <Skeleton width="72px" />
          </div>
          {title ? (
            <h1 className={styles.title}>{title}</h1>
          ) : (
            <div className={styles.title}>
              <Skeleton width="min(100%, 9em)" />
            </div>
          )}
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
