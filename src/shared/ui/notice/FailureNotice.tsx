import type { ReactNode } from 'react';
import { Notice } from './Notice';

/** An error above a form or in a dialog, announced at once; renders nothing without text. */
export const FailureNotice = ({ children }: { children: ReactNode }) =>
  children ? (
    <Notice tone="danger" role="alert">
      {children}
    </Notice>
  ) : null;
