import { Extra, lazyPart } from '@/shared/lib/lazy-part';
import * as styles from './slot.css';

const NotificationBell = lazyPart(() => import('./bell/NotificationBell'), 'NotificationBell');

/** Loads once the page is idle. */
export function BellSlot() {
  return (
    <span className={styles.slot}>
      <Extra of={NotificationBell}>
        <NotificationBell />
      </Extra>
    </span>
  );
}
