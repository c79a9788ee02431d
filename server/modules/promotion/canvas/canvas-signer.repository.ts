import type { Db } from '../../../platform/database/db.ts';
import { forgetSigner } from '../../../platform/database/forget-signer.ts';
import { canvasTable } from './canvas.table.ts';

export const forgetCanvasSigner = (tx: Db, person: string): Promise<void> =>
  forgetSigner(tx, canvasTable, { name: 'decided_by', id: 'decided_by_id', instead: null }, person);
