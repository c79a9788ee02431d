import { useEffect, useState, useSyncExternalStore } from 'react';

type ToggleState = {
  /** Of the list and the thing, so that every control of it agrees. */
  name: string;
  /** From the page's answer; undefined if absent. */
  reported: boolean | undefined;
  /** This device's state, possibly stale. */
  local: boolean;
  isWaiting: boolean;
};

/** What was reported of a thing when this device changed it. */
const changedFrom = new Map<string, { reported: boolean | undefined }>();
const listeners = new Set<() => void>();

function note(name: string, change: { reported: boolean | undefined } | null) {
  if (change) changedFrom.set(name, change);
  else changedFrom.delete(name);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The server's state until this device changes it; call `noteChange` with each change. */
export function useReportedState({ name, reported, local, isWaiting }: ToggleState) {
  const changed = useSyncExternalStore(subscribe, () => changedFrom.get(name));
  const [last, setLast] = useState({ reported, local });
  if (last.reported !== reported) setLast({ reported, local });
  const isChanged = changed !== undefined && changed.reported === reported;
  const isAnswered = changed !== undefined && !isChanged && !isWaiting;
  useEffect(() => {
    if (isAnswered) note(name, null);
  }, [isAnswered, name]);
  const isLocal = isWaiting || isChanged || last.local !== local;
  return {
    isIn: isLocal ? local : (reported ?? local),
    noteChange: () => note(name, { reported }),
  };
}
