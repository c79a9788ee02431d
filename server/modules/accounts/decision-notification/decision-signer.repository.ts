import type { Db } from '../../../platform/database/db.ts';
import { forgetSigner } from '../../../platform/database/forget-signer.ts';
import { decisionNotificationTable } from './decision-notification.table.ts';

export const forgetDecisionSigner = (tx: Db, person: string): Promise<void> =>
  forgetSigner(
    tx,
    decisionNotificationTable,
    { name: 'decided_by', id: 'decided_by_id', instead: null },
    person,
  );
