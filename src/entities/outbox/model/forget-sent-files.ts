import { useEffect } from 'react';
import { logFailure } from '@/shared/lib/log';
import { outbox } from './outbox';
import type { OutboxItem } from './outbox-item';

/** The files on the device that an item names. */
export function getFileKeys(thing: OutboxItem['thing']): string[] {
  const { fileKey, thumbnailKey } = thing as { fileKey?: unknown; thumbnailKey?: unknown };
  return [fileKey, thumbnailKey].filter((key) => typeof key === 'string');
}

async function forgetSentFiles(owner: string): Promise<void> {
  const { forgetFilesBut } = await import('@/shared/files');
  const named = outbox.read(owner).flatMap(({ thing }) => getFileKeys(thing));
  await forgetFilesBut(owner, new Set(named));
}

export function useForgottenFiles(owner: string): void {
  useEffect(() => {
    forgetSentFiles(owner).catch((error: unknown) => logFailure('forgetSentFiles', error));
  }, [owner]);
}
