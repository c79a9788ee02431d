import { useTranslation } from 'react-i18next';
import type { TextKey } from './text-key';

/** The namespace must be loaded. */
export function useText(key: TextKey): string {
  const { t } = useTranslation();
  return t(key as never);
}
