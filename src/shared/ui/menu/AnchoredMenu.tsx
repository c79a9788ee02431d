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
import { giveFocusBack } from '@/shared/ui/focus';
import * as anchorStyles from './AnchoredMenu.css';
import * as styles from './Menu.css';
import { Whole, BackAsEscape } from './Whole';

type AnchoredMenuProps = {
  /** A point in px, or the owning control. */
  anchor: { x: number; y: number } | HTMLElement;
  label: string;
  /** Shown in narrow windows, where the menu covers it. */
  heading?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

const getRect = (anchor: AnchoredMenuProps['anchor']) =>
  anchor instanceof HTMLElement
    ? anchor.getBoundingClientRect()
    : { left: anchor.x, top: anchor.y, width: 0, height: 0 };

/** Beside its control a menu has the window's whole height. */
const hangFrom = ({ left, width }: { left: number; width: number }) => {
  if (width === 0) return { side: 'right', align: 'start', sideOffset: 2 } as const;
  const isAtEnd = left > window.innerWidth / 2;
  return isAtEnd
    ? ({ side: 'left', align: 'start', sideOffset: 6 } as const)
    : ({ side: 'bottom', align: 'start', sideOffset: 6 } as const);
};

const openerMark = 'data-menu-opener';

/** Locks scrolling without moving the page. */
function keepStill(veil: HTMLElement | null) {
  veil?.addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
}

/** Items react to keys shortly after mounting. */
function Ready({ onReady }: { onReady: () => void }) {
  const reportReady = useEffectEvent(onReady);
  useEffect(() => reportReady(), []);
  return null;
}

/** A menu without its own button; a bottom sheet in narrow windows. */
export function AnchoredMenu({ anchor, label, heading, onClose, children }: AnchoredMenuProps) {
  // Its control may move.
  const [rect] = useState(() => getRect(anchor));
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const isPressed = useRef(false);

  const handleReady = () => {
    opener.current = document.activeElement;
    opener.current?.setAttribute(openerMark, '');
    const first = opener.current?.matches(':focus-visible')
      ? content.current?.querySelector<HTMLElement>('[role^="menuitem"]')
      : null;
    first?.focus({ preventScroll: true });
  };

  // The opening press may end over an item.
  const handlePointerUp = (event: PointerEvent) => {
    if (!isPressed.current) event.preventDefault();
  };
  // A click by key has no press count.
  const handleClick = (event: MouseEvent) => {
    if (isPressed.current || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handleCloseFocus = (event: Event) => {
    event.preventDefault();
    opener.current?.removeAttribute(openerMark);
    const isLost = document.activeElement === document.body;
    if (isLost) giveFocusBack(opener.current);
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
              left: rect.left,
              top: rect.top,
              inlineSize: rect.width,
              blockSize: rect.height,
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
              {...hangFrom(rect)}
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
