import type { ComponentProps, ElementType } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'ref'> & {
  as?: ElementType;
};

export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHidden} />;
}
