import { useEffect } from 'react';
import { forgetFilesBut } from '@/shared/files';
import { logFailure } from '@/shared/lib/log';
import { outbox } from './outbox';

/** Fields that name a file kept on the device. */
type WithFiles = { fileKey?: unknown; thumbnailKey?: unknown };

/** Removes the files of a person that nothing in their outbox names. */
function forgetSentFiles(owner: string): Promise<void> {
  const named = outbox.read(owner).flatMap(({ thing }) => {
    const { fileKey, thumbnailKey } = thing as WithFiles;
    return [fileKey, thumbnailKey].filter((key) => typeof key === 'string');
  });
  return forgetFilesBut(owner, new Set(named));
}

/** Removes them whenever a tool with files is opened. */
export function useForgottenFiles(owner: string): void {
  useEffect(() => {
    forgetSentFiles(owner).catch((error: unknown) => logFailure('forgetSentFiles', error));
  }, [owner]);
}
