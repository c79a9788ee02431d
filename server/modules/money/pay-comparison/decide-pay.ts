import type { Db } from '../../../platform/database/db.ts';
import { isOn } from '../../accounts/service-setting/index.ts';
import { shareMonth, type SharingOptions } from './share-month.ts';

/**
 * Fixes how the month is paid, by the present setting. Call it after all known plays are counted.
 */
export async function decidePay(db: Db, month: string, options?: SharingOptions): Promise<void> {
  const way = { isPaidByListener: await isOn(db, 'payByListener') };
  await shareMonth(db, month, way, options);
}
