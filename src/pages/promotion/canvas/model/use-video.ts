import { useEffect, useRef, useState } from 'react';
import { logFailure } from '@/shared/lib/log';
import type { InspectedVideo, InspectionFault } from '@/shared/video/inspect-video.ts';

/** A file of video and what is known of it. */
export type ChosenVideo = { file: Blob; name: string } & (
  | { state: 'checking'; progress: number }
  | { state: 'refused'; fault: InspectionFault | 'unavailable' }
  | { state: 'ready'; url: string; inspected: InspectedVideo }
);

/** Checks a file before it waits; the code that does so comes when one is chosen. */
export function useVideo() {
  const [video, setVideo] = useState<ChosenVideo | null>(null);
  const stop = useRef<AbortController | null>(null);
  const address = useRef<string | null>(null);

  function letGo() {
    release(stop.current, address.current);
    address.current = null;
  }
  useEffect(() => () => release(stop.current, address.current), []);

  async function choose(file: Blob, name: string): Promise<InspectedVideo | null> {
    letGo();
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    setVideo({ file, name, state: 'checking', progress: 0 });
    try {
      const { inspectVideo } = await import('@/shared/video/inspect-video.ts');
      const onProgress = (progress: number) => {
        if (!signal.aborted) setVideo({ file, name, state: 'checking', progress });
      };
      const found = await inspectVideo(file, { signal, onProgress });
      if (signal.aborted) return null;
      if (typeof found === 'string') {
        setVideo({ file, name, state: 'refused', fault: found });
        return null;
      }
      address.current = URL.createObjectURL(file);
      setVideo({ file, name, state: 'ready', url: address.current, inspected: found });
      return found;
    } catch (error) {
      if (signal.aborted) return null;
      logFailure('inspectVideo', error);
      setVideo({ file, name, state: 'refused', fault: 'unavailable' });
      return null;
    }
  }

  return {
    video,
    choose,
    remove: () => {
      letGo();
      setVideo(null);
    },
  };
}

/** Ends a check that is under way, and lets go of the file. */
function release(check: AbortController | null, address: string | null) {
  check?.abort();
  if (address !== null) URL.revokeObjectURL(address);
}

export type Video = ReturnType<typeof useVideo>;
