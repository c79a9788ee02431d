import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

type LiveTextProps = {
  /** Only heard. */
  isHidden?: boolean;
  /** What is announced when it changes; nothing while there is nothing to say. */
  children?: ReactNode;
};

/**
 * A region whose new words are announced. It has to be there before them, so it is drawn empty, not left out.
 */
export function LiveText({ isHidden = false, children }: LiveTextProps) {
  // <output> is for the result of a form.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  if (isHidden) return <VisuallyHidden role="status">{children}</VisuallyHidden>;
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div role="status">{children}</div>;
}
