import { useTranslation } from 'react-i18next';
import type { TextKey } from './text-key';

/** The text of a key that names its catalogue, which is loaded; for keys that stand in a list. */
export function useText(key: TextKey): string {
  const { t } = useTranslation();
  // Whole names belong to no one namespace, whose keys alone `t` knows.
  return t(key as never);
}
