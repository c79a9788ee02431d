import { boolean, pgTable, text } from '#drizzle/pg-core.ts';
import type { ServiceSetting } from '#contract/administration.ts';

/** Without a row the default holds. */
export const serviceSettingTable = pgTable('service_setting', {
  name: text('name').$type<ServiceSetting>().primaryKey(),
  isOn: boolean('is_on').notNull(),
});
