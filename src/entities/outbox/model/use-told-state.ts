import { useState } from 'react';

type Told = {
  /** What the server says of the thing with its page; undefined where it says nothing, or has not been asked. */
  told: boolean | undefined;
  /** What the list of this device says, which another device may have left behind. */
  local: boolean;
  /** A change of it is still to be delivered. */
  isWaiting: boolean;
};

/**
 * Whether a thing is in a list, from the first moment of its page: as the server told it, until this device changes it.
 * `noteChange` is to be called with each change that is made here.
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
