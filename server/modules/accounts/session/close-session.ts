import type { Dependencies } from '../../../platform/app.ts';
import { deleteSession } from './session.repository.ts';
import { hashToken } from './session-token.ts';

export function logout({ db }: Pick<Dependencies, 'db'>, token: string): Promise<void> {
  return deleteSession(db, hashToken(token));
}
