import { NoTrack } from './NoTrack';
import * as styles from './RestingPlayer.css';

/** The empty player, with the same height. */
export function RestingPlayer() {
  return (
    <div className={styles.restingPlayer}>
      <NoTrack />
    </div>
  );
}
