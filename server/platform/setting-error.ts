/** Its message names the setting and the remedy in one line. */
export class SettingError extends Error {
  override name = 'SettingError';
}
