import { useEffect, useRef, useState } from 'react';
import { logFailure } from '@/shared/lib/log';
import { type CheckedFile, checkFile, type FileType, type StoryFault } from './check-file';

/** A file of a story and what is known of it. */
export type ChosenFile = { type: FileType; file: Blob; name: string } & (
  | { state: 'checking'; progress: number }
  | { state: 'refused'; fault: StoryFault }
  | { state: 'ready'; url: string; checked: CheckedFile }
);

/** Checks a file before it waits. */
export function useStoryFile() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const check = useRef<AbortController | null>(null);
  const address = useRef<string | null>(null);

  function letGo() {
    release(check.current, address.current);
    address.current = null;
  }
  useEffect(() => () => release(check.current, address.current), []);

  async function choose(type: FileType, file: Blob, name: string): Promise<void> {
    letGo();
    const controller = new AbortController();
    check.current = controller;
    const { signal } = controller;
    const of = { type, file, name };
    const tell = (next: ChosenFile) => {
      if (!signal.aborted) setChosen(next);
    };
    tell({ ...of, state: 'checking', progress: 0 });
    try {
      const onProgress = (progress: number) => tell({ ...of, state: 'checking', progress });
      const found = await checkFile(type, file, { signal, onProgress });
      if (signal.aborted) return;
      if (typeof found === 'string') tell({ ...of, state: 'refused', fault: found });
      else {
        address.current = URL.createObjectURL(file);
        tell({ ...of, state: 'ready', url: address.current, checked: found });
      }
    } catch (error) {
      if (signal.aborted) return;
      logFailure('checkFile', error);
      tell({ ...of, state: 'refused', fault: 'unavailable' });
    }
  }

  return {
    chosen,
    choose,
    remove: () => {
      letGo();
      setChosen(null);
    },
  };
}

/** Ends a check that is under way, and lets go of the file. */
function release(check: AbortController | null, address: string | null) {
  check?.abort();
  if (address !== null) URL.revokeObjectURL(address);
}

export type FileChoice = ReturnType<typeof useStoryFile>;
