import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './ToastRegion.css';
import {
  type Toast,
  dismissToast,
  holdToasts,
  readToasts,
  releaseToasts,
  subscribeToToasts,
} from './toasts';

const icons = { success: CircleCheck, info: Info, danger: CircleAlert } as const;

type ToastRegionProps = {
  /** Name of the region. */
  label: string;
  /** Name of the cross of each toast. */
  dismissLabel: string;
};

/**
 * Where toasts appear. One per page, always there, or screen readers would miss the first.
 * @states default variants empty hover focus success failed long-text narrow
 */
export function ToastRegion({ label, dismissLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts);
  const draw = (toast: Toast) => (
    <ToastView key={toast.id} toast={toast} dismissLabel={dismissLabel} />
  );
  return (
    // Listens only to keep toasts from leaving while somebody is there.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={label}
      className={styles.region}
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={releaseToasts}
    >
      {/* <output> is for the result of a form. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status" className={styles.queue}>
        {toasts.filter(({ tone }) => tone !== 'danger').map(draw)}
      </div>
      <div role="alert" className={styles.queue}>
        {toasts.filter(({ tone }) => tone === 'danger').map(draw)}
      </div>
    </section>
  );
}

function ToastView({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const { id, text, tone, action } = toast;
  const Icon = icons[tone];
  const handleAction = () => {
    action?.onPress();
    dismissToast(id);
  };
  return (
    <div className={styles.toast} data-tone={tone}>
      <Icon size={20} className={styles.icon} aria-hidden />
      <p className={styles.words}>{text}</p>
      {action && (
        <Button variant="ghost" size="small" onClick={handleAction}>
          {action.label}
        </Button>
      )}
      <IconButton label={dismissLabel} size="small" onClick={() => dismissToast(id)}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
