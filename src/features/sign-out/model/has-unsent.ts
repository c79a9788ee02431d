import { outbox } from '@/entities/outbox';
import { deviceTexts } from '@/shared/lib/storage';

/** Keys of undelivered changes and drafts, whose lists may be empty. */
const holdsWork = (key: string) =>
  /^[a-z-]+-draft:/.test(key) ||
  (key.startsWith('list:unsaved-') && deviceTexts.read(key) !== '[]');

/** Whether signing out would lose local work. */
export const hasUnsent = (owner: string): boolean =>
  outbox.read(owner).length > 0 ||
  deviceTexts.keys('').some((key) => key.split(':').includes(owner) && holdsWork(key));
