import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { onFirstTouch } from '@/shared/lib/first-touch';
import * as styles from './ToastRegion.css';
import { type Toast, readToast, subscribeToToasts } from './toasts';

const load = () => import('./ToastView');
const ToastView = lazy(() =>
  load().then(
    (module) => ({ default: module.ToastView }),
    // Without a connection its words have to do.
    () => ({
      default: ({ toast }: { toast: Toast }) => <p className={styles.toast}>{toast.text}</p>,
    }),
  ),
);

type ToastRegionProps = {
  /** Name of the region. */
  label: string;
  /** Name of the cross of each toast. */
  dismissLabel: string;
  /** How its action is reached by the keyboard, for those who hear it. */
  actionHint?: string;
};

/**
 * Where toasts appear, one at a time, above windows and clear of what is being used. One per page,
 * always there, or screen readers would miss the first.
 */
export function ToastRegion({ label, ...words }: ToastRegionProps) {
  const toast = useSyncExternalStore(subscribeToToasts, readToast);
  // What does not arrive is met again, and stood in for, when there is something to say.
  useEffect(() => onFirstTouch(() => void load().catch(() => undefined)), []);
  const view = toast && (
    <Suspense fallback={null}>
      <ToastView key={toast.id} toast={toast} {...words} />
    </Suspense>
  );
  const isUrgent = toast?.tone === 'danger';
  return (
    <section aria-label={label}>
      {/* What is live by its attribute is heard from behind a window, too. <output> is for forms. */}
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
