import { roleSchema } from '../../src/shared/contract/user.ts';
import { asVisitor, signedIn } from '../../src/entities/session/index.testing';
import type { AppState } from '../../src/app/redux/create-store';

/** Keeps the user, so that an owner's story keeps its owner. `story` changes nothing. */
export function stateForRole(role: unknown, state: Partial<AppState> | undefined) {
  if (role === 'visitor') return { ...state, ...asVisitor };
  const { success, data } = roleSchema.safeParse(role);
  return success ? { ...state, ...signedIn({ ...state?.session?.user, role: data }) } : state;
}
