import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { giveFocusBack } from '@/shared/ui/focus';
import { IconButton } from '@/shared/ui/icon-button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { keepClear } from './keep-clear';
import * as styles from './ToastRegion.css';
import { type Toast, dismissToast, holdToasts, releaseToasts } from './toasts';

/** An open window would take the focus back. Returns the cleanup. */
function letFocusIn(element: HTMLElement): () => void {
  const handle = (event: globalThis.FocusEvent) => {
    const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget;
    if (goesTo instanceof Node && element.contains(goesTo)) event.stopPropagation();
  };
  const { body } = document;
  body.addEventListener('focusin', handle);
  body.addEventListener('focusout', handle);
  return () => {
    body.removeEventListener('focusin', handle);
    body.removeEventListener('focusout', handle);
  };
}

const icons = { success: CircleCheck, info: Info, danger: CircleAlert } as const;

/** Unused by browsers and screen readers. */
const key = 'F8';

type ToastViewProps = {
  toast: Toast;
  dismissLabel: string;
  actionHint?: string | undefined;
};

export function ToastView({ toast, dismissLabel, actionHint }: ToastViewProps) {
  const { id, text, tone, action } = toast;
  const root = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const Icon = icons[tone];

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const updatePosition = () => keepClear(element);
    updatePosition();
    document.addEventListener('focusin', updatePosition);
    return () => document.removeEventListener('focusin', updatePosition);
  }, []);

  useEffect(() => (root.current ? letFocusIn(root.current) : undefined), []);

  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== key) return;
      event.preventDefault();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  const leave = () => {
    const hadFocus = root.current?.contains(document.activeElement) ?? false;
    dismissToast(id);
    if (hadFocus) giveFocusBack(cameFrom.current);
  };
  const handleAction = () => {
    leave();
    action?.onPress();
  };
  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    const isFromOutside =
      relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isFromOutside) cameFrom.current = relatedTarget;
    holdToasts();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.toast}
      data-toast
      data-tone={tone}
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={handleFocus}
      onBlur={releaseToasts}
      onKeyDown={handleKeyDown}
    >
      <Icon size={20} className={styles.icon} aria-hidden />
      <p className={styles.words}>{text}</p>
      {action && (
        <>
          {actionHint && <VisuallyHidden>{actionHint}</VisuallyHidden>}
          <Button variant="ghost" size="small" aria-keyshortcuts={key} onClick={handleAction}>
            {action.label}
          </Button>
        </>
      )}
      <IconButton label={dismissLabel} size="small" onClick={leave}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
