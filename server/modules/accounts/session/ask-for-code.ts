import type { Dependencies } from '../../../platform/app.ts';
import { insertChallenge } from './challenge.repository.ts';
import { newToken } from './session-token.ts';

/** Valid for five minutes. */
export async function askForCode(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  userId: string,
): Promise<string> {
  const token = newToken();
  await insertChallenge(db, token, { purpose: 'code-login', userId, now: clock() });
  return token;
}
