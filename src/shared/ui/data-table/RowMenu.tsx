import type { ReactNode } from 'react';
import { AnchoredMenu } from '@/shared/ui/menu';

type RowMenuProps = {
  anchor: HTMLElement | { x: number; y: number };
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** Loaded on demand: its primitive is heavy. */
export function RowMenu({ label, children, ...rest }: RowMenuProps) {
  return (
    <AnchoredMenu label={label} heading={label} {...rest}>
      {children}
    </AnchoredMenu>
  );
}
