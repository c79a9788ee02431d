import type { ReactNode } from 'react';
import { Notice } from './Notice';

/** Says at once what went wrong, above a form or in a dialog; nothing where there are no words. */
export const FailureNotice = ({ children }: { children: ReactNode }) =>
  children ? (
    <Notice tone="danger" role="alert">
      {children}
    </Notice>
  ) : null;
