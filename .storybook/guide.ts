import type { ReactNode } from 'react';

/** The parts of a documentation page that the code and stories do not provide. */
export type Guide = {
  /** When to use this component, and what to use instead. */
  use: string;
  do: string[];
  dont: string[];
  /** Inert pictures of the first line of each list. */
  pictures?: { do: () => ReactNode; dont: () => ReactNode };
  /** Keys that act while the focus is inside; empty where nothing takes focus. */
  keyboard: { keys: string; effect: string }[];
};

// Type of `parameters: { guide: { … } }` in a story's meta.
declare module 'storybook/internal/csf' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Parameters {
    guide?: Guide;
  }
}
