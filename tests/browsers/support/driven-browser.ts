/** Elements are named by an XPath and waited for. */
export type DrivenBrowser = {
  open: (address: string) => Promise<void>;
  press: (path: string) => Promise<void>;
  write: (path: string, text: string) => Promise<void>;
  read: (path: string, property: string) => Promise<string>;
  photograph: () => Promise<Uint8Array>;
  quit: () => Promise<void>;
};

/** A browser of this machine, or what is missing for it. */
export type FoundBrowser = { start: () => Promise<DrivenBrowser> } | { missing: string };

/** Milliseconds to wait for an element. */
export const patience = 30_000;
