import { outbox } from '@/entities/outbox';
import { deviceTexts } from '@/shared/lib/storage';

/** Changes that the server has not taken, and drafts: a list of them may be empty. */
const holdsWork = (key: string) =>
  /^[a-z-]+-draft:/.test(key) ||
  (key.startsWith('list:unsaved-') && deviceTexts.read(key) !== '[]');

/** Whether signing out loses something that a person did on this device. */
export const hasUnsent = (owner: string): boolean =>
  outbox.read(owner).length > 0 ||
  deviceTexts.keys('').some((key) => key.split(':').includes(owner) && holdsWork(key));
