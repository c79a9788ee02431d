import { useBackAsEscape } from '@/shared/ui/dialog';

export function BackAsEscape() {
  useBackAsEscape(true);
  return null;
}
