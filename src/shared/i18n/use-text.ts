import { useTranslation } from 'react-i18next';
import type { TextKey } from './text-key';

/** Translates a full key, for keys kept in lists; its namespace must be loaded. */
export function useText(key: TextKey): string {
  const { t } = useTranslation();
  // `t` is typed for one namespace's keys only.
  return t(key as never);
}
