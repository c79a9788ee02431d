import type { ReactNode } from 'react';

export type WorkbenchSize = 'medium' | 'wide' | 'widest';

export type Step = {
  /** The question that its fields answer, in one to three words. */
  title: string;
  /** Fields of the kit, seven at most. */
  content: ReactNode;
};

/** What a workbench needs of its form; from `useDraftForm`. */
export type Work = {
  /** Whether leaving would lose a change and therefore asks. */
  isChanged: boolean;
  /** When the draft was last kept on the device; null where none is. */
  savedAt: Date | null;
  /** Whether the draft comes from another visit. */
  isRecovered: boolean;
  /** Keeps pending input before leaving. */
  settle?: () => Promise<unknown>;
  /** Starts over with empty fields. */
  begin: () => void;
  /** Why the form was refused; null otherwise. */
  refusal: ReactNode;
  isPending: boolean;
  /** Checks and sends; faults are set once it resolves. */
  submit: () => Promise<void>;
};
