import { NoTrack } from './NoTrack';
import * as styles from './RestingPlayer.css';

export function RestingPlayer() {
  return (
    <div className={styles.restingPlayer}>
      <NoTrack />
    </div>
  );
}
