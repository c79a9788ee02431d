import { deviceTexts } from '@/shared/lib/storage';

const prefix = 'offline-copies:';

/** Small, because the player asks it without loading the rest. */
export const copyMark = {
  /** Whether an account has asked for copies on this device. */
  isSet: (owner: string): boolean => deviceTexts.read(prefix + owner) !== null,
  set: (owner: string): void => void deviceTexts.write(prefix + owner, '1'),
  clear: (owner: string): void => deviceTexts.remove(prefix + owner),
  /** Whether anybody has. */
  isAnySet: (): boolean => deviceTexts.keys(prefix).length > 0,
};
