import { outbox } from '@/entities/outbox';
import { deviceTexts } from '@/shared/lib/storage';

/** Keys of undelivered changes and drafts. */
const holdsWork = (key: string) =>
  /^[a-z-]+-draft:/.test(key) ||
  (key.startsWith('list:unsaved-') && deviceTexts.read(key) !== '[]');

export const hasUnsent = (owner: string): boolean =>
  outbox.read(owner).length > 0 ||
  deviceTexts.keys('').some((key) => key.split(':').includes(owner) && holdsWork(key));
