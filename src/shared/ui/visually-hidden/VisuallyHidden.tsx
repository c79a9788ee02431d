import type { ComponentProps, ElementType } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'ref'> & {
  /** A `span` by rule. */
  as?: ElementType;
};

/** Words for those who hear the page. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHidden} />;
}
