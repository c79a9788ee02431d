import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '@/shared/lib/log';
import { readFile } from './device-files';
import { useFileAddress } from './use-file-address';

/** `key` is set for a file already stored on this device. */
type Named = { file: Blob; name: string; key?: string };

/** `fault` says why the file cannot be sent. */
type ChosenFile<Of extends Named, Found, Fault extends string> = Of &
  (
    | { state: 'checking'; progress: number }
    | { state: 'refused'; fault: Fault | 'unavailable' }
    | { state: 'ready'; url: string; found: Found }
  );

/** Progress from 0 to 1. */
export type FileChecking = { signal: AbortSignal; onProgress: (progress: number) => void };

/**
 * Another choice aborts the check.
 *
 * @param check an error becomes the fault `unavailable`
 * @param initial the first file, unless it is gone
 */
export function useChosenFile<Of extends Named, Found extends object, Fault extends string>(
  check: (of: Of, checking: FileChecking) => Promise<Found | Fault>,
  initial: (Omit<Of, 'file'> & { key: string }) | null = null,
) {
  const [chosen, setChosen] = useState<ChosenFile<Of, Found, Fault> | null>(null);
  const stop = useRef<AbortController | null>(null);
  const latest = useRef<Of | null>(null);
  const address = useFileAddress();
  useEffect(() => () => stop.current?.abort(), []);

  const letGo = () => {
    stop.current?.abort();
    address.close();
  };

  async function choose(of: Of): Promise<Found | null> {
    letGo();
    const controller = new AbortController();
    stop.current = controller;
    latest.current = of;
    const { signal } = controller;
    const onProgress = (progress: number) => {
      if (!signal.aborted) setChosen({ ...of, state: 'checking', progress });
    };
    onProgress(0);
    const found = await check(of, { signal, onProgress }).catch((error: unknown) => {
      if (!signal.aborted) logFailure('checkFile', error);
      return 'unavailable' as const;
    });
    if (signal.aborted) return null;
    if (typeof found === 'string') {
      setChosen({ ...of, state: 'refused', fault: found });
      return null;
    }
    setChosen({ ...of, state: 'ready', url: address.open(of.file), found });
    return found;
  }

  const chooseInitial = useEffectEvent(async () => {
    if (initial === null) return;
    const file = await readFile(initial.key).catch(() => null);
    if (file !== null && latest.current === null)
      void choose({ ...initial, file } as unknown as Of);
  });
  useEffect(() => void chooseInitial(), []);

  return {
    chosen,
    choose,
    retry: () => void (latest.current && choose(latest.current)),
    remove: () => {
      letGo();
      setChosen(null);
    },
  };
}
