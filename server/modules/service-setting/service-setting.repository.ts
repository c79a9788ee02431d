import { eq } from 'drizzle-orm';
import {
  type ServiceSetting,
  type ServiceSettings,
  serviceSettings,
} from '#contract/administration.ts';
import type { Db } from '../../platform/database/db.ts';
import { serviceSettingTable } from './service-setting.table.ts';

/** All settings as they are now. */
export async function findSettings(db: Db): Promise<ServiceSettings> {
  const rows = await db.select().from(serviceSettingTable);
  const off = new Set(rows.filter((row) => !row.isOn).map(({ name }) => name));
  return Object.fromEntries(
    serviceSettings.map((name) => [name, !off.has(name)]),
  ) as ServiceSettings;
}

/** Whether one of them is on. */
export async function isOn(db: Db, name: ServiceSetting): Promise<boolean> {
  const [row] = await db
    .select({ isOn: serviceSettingTable.isOn })
    .from(serviceSettingTable)
    .where(eq(serviceSettingTable.name, name));
  return row?.isOn ?? true;
}

export async function switchSetting(tx: Db, name: ServiceSetting, turnedOn: boolean) {
  await tx
    .insert(serviceSettingTable)
    .values({ name, isOn: turnedOn })
    .onConflictDoUpdate({ target: serviceSettingTable.name, set: { isOn: turnedOn } });
}
