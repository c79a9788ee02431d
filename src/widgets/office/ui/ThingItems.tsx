import { MenuItem } from '@/shared/ui/menu';
import type { ThingAct } from './tool-desk';

/** Loaded on demand: its primitive is heavy. */
export function ThingItems({ acts }: { acts: readonly ThingAct[] }) {
  return acts.map(({ label, onPress, isPending = false, isDanger = false }) => (
    <MenuItem
      key={label}
      onSelect={onPress}
      isPending={isPending}
      {...(isDanger && { tone: 'danger' as const })}
    >
      {label}
    </MenuItem>
  ));
}
