/**
 * Each migration that takes away what a former version needs, with the oldest migration whose
 * version no longer needs it: one that knows all of the latter runs on these tables.
 *
 * Source: docs/decisions/database.md.
 */
export const contractingMigrations: Readonly<Record<string, string>> = {
  '0001_pictures-in-assets': '0001_pictures-in-assets',
  '0002_listener-month': '0002_listener-month',
  '0003_suspended-promotion': '0003_suspended-promotion',
  '0008_names': '0008_names',
  '0010_imported-music': '0010_imported-music',
};
