import { type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '@/shared/ui/icon-button';

type MenuButtonProps = {
  /** Accessible name, shown as a tooltip too; names the thing. */
  label: string;
  /** What the button shows: 20 px, or 24 where it is large. */
  icon: ReactNode;
  /** Diameter: 40 px, or 48 beside the large actions of a header. */
  size?: 'medium' | 'large';
  /** Somebody is about to press it: what the menu is made of may be fetched. */
  onIntent?: () => void;
  /** The menu, which may be a lazy part, beside its anchor; it calls `close` when it is done. */
  menu: (anchor: HTMLElement, close: () => void) => ReactNode;
};

/** A button that opens a menu, and has the focus back when the menu is closed. */
export function MenuButton({ label, icon, size = 'medium', onIntent, menu }: MenuButtonProps) {
  // While the menu is open: the button itself.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
    anchor?.focus({ preventScroll: true });
  };
  return (
    <>
      <IconButton
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
