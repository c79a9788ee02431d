import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import * as styles from './Facts.css';

export const Facts = ({ children }: { children: ReactNode }) => (
  <Stack as="dl" gap={3}>
    {children}
  </Stack>
);

type FactProps = {
  name: string;
  /** Undefined while loading, empty if unknown. */
  children: ReactNode;
};

export function Fact({ name, children }: FactProps) {
  const { t } = useTranslation('widgets.track-menu.details');
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {children === undefined ? <Skeleton width="8em" /> : children || t('unknown')}
      </dd>
    </div>
  );
}
