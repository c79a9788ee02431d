import type { ComponentProps, ElementType } from 'react';
import { classNames } from '@/shared/lib/class-names';
import type { SpaceStep } from '@/shared/theme';
import { Stack } from '@/shared/ui/stack';
import * as styles from './Surface.css';

type SurfaceProps = ComponentProps<typeof Stack> & {
  as?: ElementType;
  gap?: SpaceStep;
  /** A card of the page, or a part of a card. */
  kind?: keyof typeof styles.kind;
};

export function Surface({ kind = 'raised', className, ...rest }: SurfaceProps) {
  return <Stack {...rest} className={classNames(styles.surface, styles.kind[kind], className)} />;
}
