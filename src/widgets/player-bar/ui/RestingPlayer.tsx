import { NoTrack } from './NoTrack';
import * as styles from './RestingPlayer.css';

/** The bar while there is nothing to control: the same room, and the words of an empty player. */
export function RestingPlayer() {
  return (
    <div className={styles.restingPlayer}>
      <NoTrack />
    </div>
  );
}
