import { AnchoredMenu } from '@/shared/ui/menu';
import { ThingItems } from './ThingItems';
import type { ThingAct } from './tool-desk';

type ThingMenuProps = {
  anchor: HTMLElement;
  label: string;
  acts: readonly ThingAct[];
  onClose: () => void;
};

export function ThingMenu({ acts, label, ...rest }: ThingMenuProps) {
  return (
    <AnchoredMenu label={label} heading={label} {...rest}>
      <ThingItems acts={acts} />
    </AnchoredMenu>
  );
}
