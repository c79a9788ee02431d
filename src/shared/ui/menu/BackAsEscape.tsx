import { useBackAsEscape } from '@/shared/ui/dialog';

/** Closes the surrounding menu by the phone's Back; renders nothing. */
export function BackAsEscape() {
  useBackAsEscape(true);
  return null;
}
