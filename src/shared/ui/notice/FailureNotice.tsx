import type { ReactNode } from 'react';
import { Notice } from './Notice';

/** An error, announced at once. */
export const FailureNotice = ({ children }: { children: ReactNode }) =>
  children ? (
    <Notice tone="danger" role="alert">
      {children}
    </Notice>
  ) : null;
