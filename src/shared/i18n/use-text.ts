import { useTranslation } from 'react-i18next';
import type { TextKey } from './text-key';

/** For keys kept in lists; the namespace must be loaded. */
export function useText(key: TextKey): string {
  const { t } = useTranslation();
  // `t` knows one namespace's keys only.
  return t(key as never);
}
