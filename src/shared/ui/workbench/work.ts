import type { ReactNode } from 'react';

export type WorkbenchSize = 'medium' | 'wide' | 'widest';

export type Step = {
  /** The question that its fields answer, in one to three words. */
  title: string;
  /** Fields of the kit, seven at most. */
  content: ReactNode;
};

/** What a workbench has to know of its form; `useDraftForm` answers it. */
export type Work = {
  /** Whether leaving would lose a change: then it asks. */
  isChanged: boolean;
  /** When the draft was last kept on the device; null where none is. */
  savedAt: Date | null;
  /** Whether the draft was begun on another visit. */
  isRecovered: boolean;
  /** Keeps what is not kept yet, before the way out. */
  settle?: () => Promise<unknown>;
  /** Begins anew, with nothing filled in. */
  begin: () => void;
  /** Why the whole was not taken; null where it may be. */
  refusal: ReactNode;
  isPending: boolean;
  /** Checks and sends; faults stand at their fields once it resolves. */
  submit: () => Promise<void>;
};
