import { type ReactNode, type Ref, Suspense, useState } from 'react';
import { giveFocusBack } from '@/shared/ui/focus';
import { IconButton } from '@/shared/ui/icon-button';

type MenuButtonProps = {
  label: string;
  /** 20 px, or 24 in a large button. */
  icon: ReactNode;
  /** Diameter: 40 px, or 48 in a header. */
  size?: 'medium' | 'large';
  /** Makes room for words beside the icon. */
  className?: string;
  onIntent?: () => void;
  /** It calls `close` when done. */
  menu: (anchor: HTMLElement, close: () => void) => ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** Gets the focus back. */
export function MenuButton({
  label,
  icon,
  size = 'medium',
  className,
  onIntent,
  menu,
  ref,
}: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
    // A dialog that one of its items opened has the focus already.
    if (!document.activeElement?.closest('[role$="dialog"]')) giveFocusBack(anchor);
  };
  return (
    <>
      <IconButton
        {...(ref && { ref })}
        label={label}
        size={size}
        {...(className && { className })}
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
