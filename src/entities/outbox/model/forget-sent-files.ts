import { useEffect } from 'react';
import { forgetFilesBut } from '@/shared/files';
import { logFailure } from '@/shared/lib/log';
import { outbox } from './outbox';

/** Fields of what a tool made that name a file which waits on the device. */
type WithFiles = { fileKey?: unknown; thumbnailKey?: unknown };

/** Lets go of the files of a person that nothing in their outbox names: it was delivered or discarded. */
function forgetSentFiles(owner: string): Promise<void> {
  const named = outbox.read(owner).flatMap(({ thing }) => {
    const { fileKey, thumbnailKey } = thing as WithFiles;
    return [fileKey, thumbnailKey].filter((key) => typeof key === 'string');
  });
  return forgetFilesBut(owner, new Set(named));
}

/** The same, whenever a tool with files is opened. */
export function useForgottenFiles(owner: string): void {
  useEffect(() => {
    forgetSentFiles(owner).catch((error: unknown) => logFailure('forgetSentFiles', error));
  }, [owner]);
}
