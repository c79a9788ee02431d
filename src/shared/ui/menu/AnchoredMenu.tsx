import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/shared/lib/class-names';
import * as anchorStyles from './AnchoredMenu.css';
import { BackAsEscape } from './BackAsEscape';
import * as styles from './Menu.css';
import { Whole } from './Whole';

type AnchoredMenuProps = {
  /** A point of the window in px, or the control that it belongs to. */
  anchor: { x: number; y: number } | HTMLElement;
  /** Name of the menu. */
  label: string;
  /** What it is about, above the items of a narrow window, where it covers that. */
  heading?: ReactNode;
  /** An item, Escape or a press beside it ended it; the caller takes it away. */
  onClose: () => void;
  /** Items, submenus, choices and separators. */
  children: ReactNode;
};

const rectOf = (anchor: AnchoredMenuProps['anchor']) =>
  anchor instanceof HTMLElement
    ? anchor.getBoundingClientRect()
    : { left: anchor.x, top: anchor.y, width: 0, height: 0 };

/**
 * Where a menu hangs. Beside its control it can use the whole height of the window; below, only what
 * is left of it, which is enough at the start of a line, where headers have theirs.
 */
const hangFrom = ({ left, width }: { left: number; width: number }) => {
  if (width === 0) return { side: 'right', align: 'start', sideOffset: 2 } as const;
  const isAtEnd = left > window.innerWidth / 2;
  return isAtEnd
    ? ({ side: 'left', align: 'start', sideOffset: 6 } as const)
    : ({ side: 'bottom', align: 'start', sideOffset: 6 } as const);
};

/** Where the focus goes back to, for what an item opens while the menu is still there (`useReturnFocus`). */
const openerMark = 'data-menu-opener';

/** The page behind stays where it is, without the jump of a scrollbar that leaves. */
function keepStill(veil: HTMLElement | null) {
  veil?.addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
}

/** Tells when the items before it answer to keys, which is a moment after they are in the page. */
function Ready({ onReady }: { onReady: () => void }) {
  const tell = useEffectEvent(onReady);
  useEffect(() => tell(), []);
  return null;
}

/**
 * A menu without a button of its own, open for as long as it is there: beside a control, or where the
 * pointer is. In a narrow window it is a sheet at the end of the window.
 */
export function AnchoredMenu({ anchor, label, heading, onClose, children }: AnchoredMenuProps) {
  // It stays where it opened, also when its control moves.
  const [place] = useState(() => rectOf(anchor));
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const isPressed = useRef(false);

  const handleReady = () => {
    opener.current = document.activeElement;
    opener.current?.setAttribute(openerMark, '');
    // Who came with the keyboard goes on with it; a pointer points by itself.
    const first = opener.current?.matches(':focus-visible')
      ? content.current?.querySelector<HTMLElement>('[role^="menuitem"]')
      : null;
    first?.focus({ preventScroll: true });
  };

  // The press that opened it may end over an item, which was not meant.
  const handlePointerUp = (event: PointerEvent) => {
    if (!isPressed.current) event.preventDefault();
  };
  // So may a finger that is lifted; a click made by a key counts no presses.
  const handleClick = (event: MouseEvent) => {
    if (isPressed.current || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handleCloseFocus = (event: Event) => {
    event.preventDefault();
    opener.current?.removeAttribute(openerMark);
    const isLost = document.activeElement === document.body;
    if (isLost && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true });
  };

  return (
    <>
      {createPortal(
        <div
          ref={keepStill}
          className={anchorStyles.veil}
          onContextMenu={(event) => event.preventDefault()}
        />,
        document.body,
      )}
      <RadixMenu.Root open modal={false} onOpenChange={onClose}>
        <RadixMenu.Trigger asChild>
          <span
            className={anchorStyles.anchor}
            style={{
              left: place.left,
              top: place.top,
              inlineSize: place.width,
              blockSize: place.height,
            }}
            aria-hidden
          />
        </RadixMenu.Trigger>
        <RadixMenu.Portal>
          <Whole>
            <RadixMenu.Content
              ref={content}
              className={classNames(styles.menu, styles.sheet)}
              aria-label={label}
              aria-labelledby={undefined}
              {...hangFrom(place)}
              collisionPadding={12}
              loop
              onPointerDownCapture={() => (isPressed.current = true)}
              onPointerUpCapture={handlePointerUp}
              onClickCapture={handleClick}
              onCloseAutoFocus={handleCloseFocus}
            >
              {heading && <div className={anchorStyles.heading}>{heading}</div>}
              {children}
              <Ready onReady={handleReady} />
              <BackAsEscape />
            </RadixMenu.Content>
          </Whole>
        </RadixMenu.Portal>
      </RadixMenu.Root>
    </>
  );
}
