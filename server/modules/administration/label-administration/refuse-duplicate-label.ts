import { hasSqlState, sqlStates } from '../../../platform/database/sql-state.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';

const words = sentences.labels;

/** @throws {Problem} `invalid` with the field if another label has the name or email. */
export async function refuseDuplicateLabel<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!hasSqlState(error, sqlStates.uniqueViolation)) throw error;
    const isEmail = getConstraint(error)?.includes('email') === true;
    const fields = isEmail ? { email: words.emailTaken } : { name: words.nameTaken };
    throw problem('invalid', { fields });
  }
}

/** Drivers wrap errors, so the causes are searched too. */
function getConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return typeof constraint === 'string' ? constraint : getConstraint(error.cause);
}
