import { useState } from 'react';

type Told = {
  /** From the page's answer; undefined if absent. */
  told: boolean | undefined;
  /** Possibly stale. */
  local: boolean;
  isWaiting: boolean;
};

/**
 * Whether a thing is in a list from the first render on: the server's state until this device
 * changes it. Call `noteChange` with each local change.
 */
export function useToldState({ told, local, isWaiting }: Told) {
  const [heard, setHeard] = useState({ told, local, isChanged: false });
  if (heard.told !== told) setHeard({ told, local, isChanged: false });
  const isLocal = isWaiting || heard.isChanged || heard.local !== local;
  return {
    isIn: isLocal ? local : (told ?? local),
    noteChange: () => setHeard((before) => ({ ...before, isChanged: true })),
  };
}
