import { useState } from 'react';

type Told = {
  /** The state that the server sent with the page; undefined where it sent none. */
  told: boolean | undefined;
  /** The state in this device's list, possibly stale. */
  local: boolean;
  /** A change of it is pending. */
  isWaiting: boolean;
};

/**
 * Whether a thing is in a list, right from the first render: the server's state until this device
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
