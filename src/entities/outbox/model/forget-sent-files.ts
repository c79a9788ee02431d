import { useEffect } from 'react';
import { forgetFilesBut } from '@/shared/files';
import { logFailure } from '@/shared/lib/log';
import { outbox } from './outbox';

type WithFiles = { fileKey?: unknown; thumbnailKey?: unknown };

function forgetSentFiles(owner: string): Promise<void> {
  const named = outbox.read(owner).flatMap(({ thing }) => {
    const { fileKey, thumbnailKey } = thing as WithFiles;
    return [fileKey, thumbnailKey].filter((key) => typeof key === 'string');
  });
  return forgetFilesBut(owner, new Set(named));
}

export function useForgottenFiles(owner: string): void {
  useEffect(() => {
    forgetSentFiles(owner).catch((error: unknown) => logFailure('forgetSentFiles', error));
  }, [owner]);
}
