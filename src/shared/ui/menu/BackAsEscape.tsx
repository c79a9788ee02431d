import { useBackAsEscape } from '@/shared/ui/dialog';

/** The phone's Back closes the menu that this is in; it draws nothing. */
export function BackAsEscape() {
  useBackAsEscape(true);
  return null;
}
