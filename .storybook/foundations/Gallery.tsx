import type { ComponentProps, ElementType } from 'react';
import { type SpaceStep, vars } from '@/shared/theme';

type GalleryProps = Omit<ComponentProps<'div'>, 'ref'> & {
  as?: ElementType;
  /** In pixels. */
  least: number;
  gap?: SpaceStep;
};

export function Gallery({ as: Element = 'div', least, gap = 5, ...rest }: GalleryProps) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`;
  const style = { display: 'grid', gap: vars.space[gap], gridTemplateColumns };
  return <Element {...rest} style={style} />;
}
