import type { ComponentProps, ElementType } from 'react';
import { classNames } from '@/shared/lib/class-names';
import type { SpaceStep } from '@/shared/theme';
import { Stack } from '@/shared/ui/stack';
import * as styles from './Surface.css';

type SurfaceProps = ComponentProps<typeof Stack> & {
  /** The element, where the card is a list item or a landmark. */
  as?: ElementType;
  /** Steps of the 4 px grid between the children. */
  gap?: SpaceStep;
  /** A card of a page, or a part of what stands on one already. */
  kind?: keyof typeof styles.kind;
};

/** The one frame of cards: ground, border, corners and inner room, around children one below the other. */
export function Surface({ kind = 'raised', className, ...rest }: SurfaceProps) {
  return <Stack {...rest} className={classNames(styles.surface, styles.kind[kind], className)} />;
}
