import { type ReactNode, type Ref, Suspense, useState } from 'react';
import { IconButton } from '@/shared/ui/icon-button';

type MenuButtonProps = {
  /** Accessible name and tooltip, naming the item. */
  label: string;
  /** 20 px, or 24 in a large button. */
  icon: ReactNode;
  /** Diameter: 40 px, or 48 in a header. */
  size?: 'medium' | 'large';
  /** Pointed at or focused: time to load the menu. */
  onIntent?: () => void;
  /** The menu, possibly lazy, at its anchor; it calls `close` when done. */
  menu: (anchor: HTMLElement, close: () => void) => ReactNode;
  /** Ref of the button. */
  ref?: Ref<HTMLButtonElement>;
};

/** A button that opens a menu and gets the focus back. */
export function MenuButton({ label, icon, size = 'medium', onIntent, menu, ref }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
    anchor?.focus({ preventScroll: true });
  };
  return (
    <>
      <IconButton
        {...(ref && { ref })}
        label={label}
        size={size}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={onIntent}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {icon}
      </IconButton>
      {anchor && <Suspense fallback={null}>{menu(anchor, close)}</Suspense>}
    </>
  );
}
