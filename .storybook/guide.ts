import type { ReactNode } from 'react';

/** What a piece's documentation page says beyond its description, its props and its states. */
export type Guide = {
  /** When this is the right piece, and what to take instead. */
  use: string;
  do: string[];
  dont: string[];
  /** The first line of each list, as a picture that nobody can press. */
  pictures?: { do: () => ReactNode; dont: () => ReactNode };
  /** Keys that act while the focus is inside; empty where nothing takes the focus. */
  keyboard: { keys: string; effect: string }[];
};

// A parameter of the metas of the kit's and the music's stories: `parameters: { guide: { … } }`.
declare module 'storybook/internal/csf' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Parameters {
    guide?: Guide;
  }
}
