/** A browser as the journey drives it: what it touches is named by an XPath, and waited for. */
export type DrivenBrowser = {
  open: (address: string) => Promise<void>;
  press: (path: string) => Promise<void>;
  write: (path: string, text: string) => Promise<void>;
  /** A property of an element, as text. */
  read: (path: string, property: string) => Promise<string>;
  /** What the window shows, as PNG. */
  photograph: () => Promise<Uint8Array>;
  quit: () => Promise<void>;
};

/** A browser of this machine, or what is missing for it. */
export type FoundBrowser = { start: () => Promise<DrivenBrowser> } | { missing: string };

/** How long an element may take to appear, in milliseconds. */
export const patience = 30_000;
