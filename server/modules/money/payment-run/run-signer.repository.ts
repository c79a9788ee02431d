import type { Db } from '../../../platform/database/db.ts';
import { forgetSigner } from '../../../platform/database/forget-signer.ts';
import { paymentRunTable } from './payment-run.table.ts';

export const forgetRunSigner = (tx: Db, person: string): Promise<void> =>
  forgetSigner(tx, paymentRunTable, { name: 'actor_name', id: 'actor_id', instead: '' }, person);
