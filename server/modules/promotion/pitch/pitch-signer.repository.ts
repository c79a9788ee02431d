import type { Db } from '../../../platform/database/db.ts';
import { forgetSigner } from '../../../platform/database/forget-signer.ts';
import { pitchTable } from './pitch.table.ts';

export const forgetPitchSigner = (tx: Db, person: string): Promise<void> =>
  forgetSigner(
    tx,
    pitchTable,
    { name: 'reviewed_by', id: 'reviewed_by_id', instead: null },
    person,
  );
