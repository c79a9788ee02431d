import type { User } from '@/shared/contract/user.ts';
import { createStoredValue } from '@/shared/lib/storage';

type Kept = { version: string; user: User | null };

/** A client of another version may show other fields. */
const isKept = (candidate: unknown): candidate is Kept =>
  (candidate as Partial<Kept> | null)?.version === CONTRACT_VERSION;

const stored = createStoredValue('last-viewer', isKept);

export const readLastViewer = (): User | null => stored.read()?.user ?? null;

/** With whom a start without a network begins; null once they have left. */
export function keepLastViewer(user: User | null): void {
  stored.write({ version: CONTRACT_VERSION, user });
}
