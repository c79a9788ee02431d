import type { Db } from '../../../platform/database/db.ts';
import { forgetSigner } from '../../../platform/database/forget-signer.ts';
import { marqueeCampaignTable } from './marquee.table.ts';

export const forgetMarqueeSigner = (tx: Db, person: string): Promise<void> =>
  forgetSigner(
    tx,
    marqueeCampaignTable,
    { name: 'decided_by', id: 'decided_by_id', instead: null },
    person,
  );
