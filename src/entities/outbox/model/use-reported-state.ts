import { useState } from 'react';

type ToggleState = {
  /** From the page's answer; undefined if absent. */
  reported: boolean | undefined;
  /** This device's state, possibly stale. */
  local: boolean;
  isWaiting: boolean;
};

/** The server's state until this device changes it; call `noteChange` with each change. */
export function useReportedState({ reported, local, isWaiting }: ToggleState) {
  const [last, setLast] = useState({ reported, local, isChanged: false });
  if (last.reported !== reported) setLast({ reported, local, isChanged: false });
  const isLocal = isWaiting || last.isChanged || last.local !== local;
  return {
    isIn: isLocal ? local : (reported ?? local),
    noteChange: () => setLast((before) => ({ ...before, isChanged: true })),
  };
}
