import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sharedFiles } from '@/shared/config/shared-files.ts';
import { logFailure } from '@/shared/lib/log';
import type { ChosenMusic } from '../ui/ChooseMusicFile';
import { forgetSharedFiles, readSharedFiles } from '../lib/shared-files';

const faults = ['tooLarge', 'noRoom', 'missed'] as const;

const logShared = (reason: unknown) => logFailure('shared files', reason);

/**
 * Takes the files that another application has shared with the installed product. They stay on the
 * device, also over a sign-in or a reload, until they are imported or given up.
 */
export function useSharedFiles(choose: (music: ChosenMusic) => void) {
  const [parameters, setParameters] = useSearchParams();
  const outcome = parameters.get(sharedFiles.parameter);
  const isTaken = outcome === 'files';

  const take = useEffectEvent(async () => {
    const files = await readSharedFiles().catch((reason: unknown) => {
      logShared(reason);
      return [];
    });
    const [file] = files;
    if (file) choose({ file, name: file.name, files });
    else setParameters({ [sharedFiles.parameter]: 'missed' }, { replace: true });
  });
  useEffect(() => {
    if (isTaken) void take();
  }, [isTaken]);

  return {
    fault: faults.find((each) => each === outcome),
    forget: () => {
      if (outcome === null) return;
      void forgetSharedFiles().catch(logShared);
      setParameters({}, { replace: true });
    },
  };
}
