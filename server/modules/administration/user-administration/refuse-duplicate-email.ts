import { hasSqlState, sqlStates } from '../../../platform/database/sql-state.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';

/** @throws {Problem} `invalid` with the field if the email is taken. */
export async function refuseDuplicateEmail<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!hasSqlState(error, sqlStates.uniqueViolation)) throw error;
    throw problem('invalid', { fields: { email: sentences.session.emailTaken } });
  }
}
