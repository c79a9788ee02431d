import type { ReactNode } from 'react';

export type Guide = {
  use: string;
  do: string[];
  dont: string[];
  /** Inert pictures of each list's first line. */
  pictures?: { do: () => ReactNode; dont: () => ReactNode };
  /** Empty where nothing takes focus. */
  keyboard: { keys: string; effect: string }[];
};

declare module 'storybook/internal/csf' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Parameters {
    guide?: Guide;
  }
}
