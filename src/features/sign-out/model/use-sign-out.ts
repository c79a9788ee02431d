import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyMark } from '@/entities/offline-copy';
import { outbox } from '@/entities/outbox';
import { signOut } from '@/entities/session';
import { deviceTexts, forgetTextsOf } from '@/shared/lib/storage';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { logFailure } from '@/shared/lib/log';

/** See docs/product/personal-data.md. */
export async function forgetPerson(owner: string): Promise<void> {
  for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
  try {
    if (copyMark.isSet(owner)) {
      const { endCopies } = await import('@/entities/offline-copy');
      await endCopies(owner, null);
    }
  } catch (error) {
    logFailure('forget the copies of a person', error);
  }
  forgetTextsOf(owner);
  try {
    const { forgetFilesOf } = await import('@/shared/files');
    await forgetFilesOf(owner);
  } catch (error) {
    logFailure('forget the files of a person', error);
  }
}

/** Keys of undelivered changes and drafts. */
const holdsWork = (key: string) =>
  /^[a-z-]+-draft:/.test(key) ||
  (key.startsWith('list:unsaved-') && deviceTexts.read(key) !== '[]');

export const hasUnsent = (owner: string): boolean =>
  outbox.read(owner).length > 0 ||
  deviceTexts.keys('').some((key) => key.split(':').includes(owner) && holdsWork(key));

/** Asks if work would be lost. See docs/product/account.md. */
export function useSignOut(owner: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    await dispatch(signOut());
    await forgetPerson(owner);
    await navigate(paths.login);
  };
  return {
    begin: () => {
      if (hasUnsent(owner)) setAsking(true);
      else void leave();
    },
    isAsking,
    confirm: () => void leave(),
    cancel: () => setAsking(false),
  };
}
