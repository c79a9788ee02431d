import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';

/** Says why a song was chosen; null for one that the listener or a list chose. */
export function useReason({ reason }: Track): string | null {
  const { t } = useTranslation('widgets.queue-panel');
  if (!reason) return null;
  const { kind, title } = reason;
  return t(`reason.${kind}`, { title });
}
