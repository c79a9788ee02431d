import { boolean, pgTable, text } from '#drizzle/pg-core.ts';
import type { ServiceSetting } from '#contract/administration.ts';

/** What staff have switched; a setting without a row is as at the beginning. */
export const serviceSettingTable = pgTable('service_setting', {
  name: text('name').$type<ServiceSetting>().primaryKey(),
  isOn: boolean('is_on').notNull(),
});
