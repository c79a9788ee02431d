import type { ComponentProps, ElementType, Ref } from 'react';
import { classNames } from '@/shared/lib/class-names';
import type { SpaceStep } from '@/shared/theme';
import * as styles from './Stack.css';

type FlowProps = Omit<ComponentProps<'div'>, 'ref'> & {
  ref?: Ref<HTMLElement>;
  as?: ElementType;
  gap?: SpaceStep;
  align?: keyof typeof styles.align;
  /** How the children share free space. */
  justify?: keyof typeof styles.justify;
};

type InlineProps = FlowProps & {
  /** Wraps overflowing children. */
  isWrapping?: boolean;
};

const flowClasses = (gap: SpaceStep, align: FlowProps['align'], justify: FlowProps['justify']) => [
  styles.gap[gap],
  align && styles.align[align],
  justify && styles.justify[justify],
];

export function Stack({
  as: Element = 'div',
  gap = 4,
  align,
  justify,
  className,
  ...rest
}: FlowProps) {
  const names = classNames(styles.stack, ...flowClasses(gap, align, justify), className);
  return <Element {...rest} className={names} />;
}

export function Inline({
  as: Element = 'div',
  gap = 2,
  align,
  justify,
  className,
  isWrapping = false,
  ...rest
}: InlineProps) {
  const names = classNames(
    styles.inline,
    isWrapping && styles.isWrapping,
    ...flowClasses(gap, align, justify),
    className,
  );
  return <Element {...rest} className={names} />;
}
