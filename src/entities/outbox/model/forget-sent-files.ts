import { useEffect } from 'react';
import { logFailure } from '@/shared/lib/log';
import { outbox } from './outbox';

type WithFiles = { fileKey?: unknown; thumbnailKey?: unknown };

async function forgetSentFiles(owner: string): Promise<void> {
  const { forgetFilesBut } = await import('@/shared/files');
  const named = outbox.read(owner).flatMap(({ thing }) => {
    const { fileKey, thumbnailKey } = thing as WithFiles;
    return [fileKey, thumbnailKey].filter((key) => typeof key === 'string');
  });
  await forgetFilesBut(owner, new Set(named));
}

export function useForgottenFiles(owner: string): void {
  useEffect(() => {
    forgetSentFiles(owner).catch((error: unknown) => logFailure('forgetSentFiles', error));
  }, [owner]);
}
