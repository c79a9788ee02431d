import { roleSchema } from '../../src/shared/contract/user.ts';
import { asVisitor, signedIn } from '../../src/entities/session/index.testing';
import type { AppState } from '../../src/app/redux/reducer';

/**
 * The state that a story starts from, with the session of the role that the toolbar names. Who is
 * signed in stays the same person, so that an owner's story stays an owner's. `story` changes nothing.
 */
export function stateForRole(role: unknown, state: Partial<AppState> | undefined) {
  if (role === 'visitor') return { ...state, ...asVisitor };
  const { success, data } = roleSchema.safeParse(role);
  return success ? { ...state, ...signedIn({ ...state?.session?.user, role: data }) } : state;
}
