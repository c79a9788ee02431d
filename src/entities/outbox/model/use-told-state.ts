import { useState } from 'react';

type Told = {
  /** From the page's answer; undefined if absent. */
  told: boolean | undefined;
  /** This device's state, possibly stale. */
  local: boolean;
  isWaiting: boolean;
};

/** The server's state until this device changes it; call `noteChange` with each change. */
export function useToldState({ told, local, isWaiting }: Told) {
  const [heard, setHeard] = useState({ told, local, isChanged: false });
  if (heard.told !== told) setHeard({ told, local, isChanged: false });
  const isLocal = isWaiting || heard.isChanged || heard.local !== local;
  return {
    isIn: isLocal ? local : (told ?? local),
    noteChange: () => setHeard((before) => ({ ...before, isChanged: true })),
  };
}
