import type { ReactNode } from 'react';

export type WorkbenchSize = 'medium' | 'wide' | 'widest';

export type Step = {
  /** One to three words. */
  title: string;
  /** Seven fields at most. */
  content: ReactNode;
};

export type Work = {
  /** Leaving asks. */
  isChanged: boolean;
  /** Null without a draft. */
  savedAt: Date | null;
  /** From another visit. */
  isRecovered: boolean;
  /** Keeps pending input before leaving. */
  settle?: () => Promise<unknown>;
  begin: () => void;
  refusal: ReactNode;
  isPending: boolean;
  /** Faults are set once it resolves. */
  submit: () => Promise<void>;
};
