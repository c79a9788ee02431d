import { eq } from '#drizzle/orm.ts';
import {
  type ServiceSetting,
  type ServiceSettings,
  serviceSettings,
} from '#contract/administration.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serviceSettingTable } from './service-setting.table.ts';

/** All other settings are off by default. */
const onAtFirst: ReadonlySet<ServiceSetting> = new Set([
  'registrations',
  'uploads',
  'nightlyBackup',
  'nightlyLook',
]);
const untouched = (name: ServiceSetting) => onAtFirst.has(name);

export async function findSettings(db: Db): Promise<ServiceSettings> {
  const rows = await db.select().from(serviceSettingTable);
  const known = new Map(rows.map((row) => [row.name, row.isOn]));
  return Object.fromEntries(
    serviceSettings.map((name) => [name, known.get(name) ?? untouched(name)]),
  ) as ServiceSettings;
}

export async function isOn(db: Db, name: ServiceSetting): Promise<boolean> {
  const [row] = await db
    .select({ isOn: serviceSettingTable.isOn })
    .from(serviceSettingTable)
    .where(eq(serviceSettingTable.name, name));
  return row?.isOn ?? untouched(name);
}

/** @throws {Problem} `forbidden` while uploads are switched off. */
export async function requireUploads(db: Db): Promise<void> {
  if (await isOn(db, 'uploads')) return;
  throw problem('forbidden', { error: sentences.administration.uploadsOff });
}

export async function switchSetting(tx: Db, name: ServiceSetting, turnedOn: boolean) {
  await tx
    .insert(serviceSettingTable)
    .values({ name, isOn: turnedOn })
    .onConflictDoUpdate({ target: serviceSettingTable.name, set: { isOn: turnedOn } });
}
