import { Extra, lazyPart } from '@/shared/lib/lazy-part';
import * as styles from './slot.css';

const NotificationBell = lazyPart(() => import('./bell/NotificationBell'), 'NotificationBell');

/** The place of the bell, which comes when the page is drawn and the browser has time. */
export function BellSlot() {
  return (
    <span className={styles.slot}>
      <Extra of={NotificationBell}>
        <NotificationBell />
      </Extra>
    </span>
  );
}
