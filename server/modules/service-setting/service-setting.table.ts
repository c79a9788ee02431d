import { boolean, pgTable, text } from '#drizzle/pg-core.ts';
import type { ServiceSetting } from '#contract/administration.ts';

/** A missing row means the default. */
export const serviceSettingTable = pgTable('service_setting', {
  name: text('name').$type<ServiceSetting>().primaryKey(),
  isOn: boolean('is_on').notNull(),
});
