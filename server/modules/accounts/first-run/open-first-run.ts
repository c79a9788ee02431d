import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { keepRestoresAway } from '../../../platform/database/restore-lock.repository.ts';
import { hashToken, makeTemporaryPassword } from '../session/index.ts';
import { changeService, findService, hasAccounts, holdService } from './service.repository.ts';

/**
 * Works only for a service without demo and accounts; voids earlier codes and stores only a hash.
 * While another server restores, its code stays, or its page would be locked out.
 *
 * @returns the code to print; null where the service is set up.
 */
export async function openFirstRun(db: Db, { demo }: Pick<Config, 'demo'>): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    if (demo || (await hasAccounts(tx))) {
      const { setUpCode } = await findService(tx);
      if (setUpCode !== null) await changeService(tx, { setUpCode: null });
      return null;
    }
    if (!(await keepRestoresAway(tx))) return null;
    const code = makeTemporaryPassword();
    await changeService(tx, { setUpCode: hashToken(code) });
    return code;
  });
}

/** Call it when an admin was made in another way. */
export async function endFirstRun(tx: Db): Promise<void> {
  const { setUpCode } = await holdService(tx);
  if (setUpCode !== null) await changeService(tx, { setUpCode: null });
}
