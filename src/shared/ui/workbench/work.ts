import type { ReactNode } from 'react';

export type WorkbenchSize = 'medium' | 'wide' | 'widest';

export type Step = {
  /** The question of its fields, in one to three words. */
  title: string;
  /** Fields of the kit, seven at most. */
  content: ReactNode;
};

export type Work = {
  /** Leaving would lose a change and therefore asks. */
  isChanged: boolean;
  /** Null where no draft is stored. */
  savedAt: Date | null;
  /** The draft comes from another visit. */
  isRecovered: boolean;
  /** Keeps pending input before leaving. */
  settle?: () => Promise<unknown>;
  begin: () => void;
  refusal: ReactNode;
  isPending: boolean;
  /** Faults are set once it resolves. */
  submit: () => Promise<void>;
};
