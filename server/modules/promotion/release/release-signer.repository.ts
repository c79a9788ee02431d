import type { Db } from '../../../platform/database/db.ts';
import { forgetSigner } from '../../../platform/database/forget-signer.ts';
import { releaseTable } from './release.table.ts';

export const forgetReleaseSigner = (tx: Db, person: string): Promise<void> =>
  forgetSigner(
    tx,
    releaseTable,
    { name: 'decided_by', id: 'decided_by_id', instead: null },
    person,
  );
