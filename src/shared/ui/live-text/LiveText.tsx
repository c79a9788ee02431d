import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

type LiveTextProps = {
  /** Heard but not seen. */
  isHidden?: boolean;
  children?: ReactNode;
};

/** Render it before its text, or the first words are missed. */
export function LiveText({ isHidden = false, children }: LiveTextProps) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  if (isHidden) return <VisuallyHidden role="status">{children}</VisuallyHidden>;
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div role="status">{children}</div>;
}
