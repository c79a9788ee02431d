import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { onFirstTouch } from '@/shared/lib/first-touch';
import * as styles from './ToastRegion.css';
import { type Toast, readToast, subscribeToToasts } from './toasts';

const load = () => import('./ToastView');
const ToastView = lazy(() =>
  load().then(
    (module) => ({ default: module.ToastView }),
    // Falls back to plain text.
    () => ({
      default: ({ toast }: { toast: Toast }) => <p className={styles.toast}>{toast.text}</p>,
    }),
  ),
);

type ToastRegionProps = {
  label: string;
  /** Name of a toast's close button. */
  dismissLabel: string;
  /** The keyboard's way to the action, for screen readers. */
  actionHint?: string;
};

/** Mount one per page from the start, or screen readers miss the first toast. */
export function ToastRegion({ label, ...words }: ToastRegionProps) {
  const toast = useSyncExternalStore(subscribeToToasts, readToast);
  // A failed load is retried.
  useEffect(() => onFirstTouch(() => void load().catch(() => undefined)), []);
  const view = toast && (
    <Suspense fallback={null}>
      <ToastView key={toast.id} toast={toast} {...words} />
    </Suspense>
  );
  const isUrgent = toast?.tone === 'danger';
  return (
    <section aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status" aria-live="polite">
        {!isUrgent && view}
      </div>
      <div role="alert" aria-live="assertive">
        {isUrgent && view}
      </div>
    </section>
  );
}
