import { Lyrics } from './Lyrics';
import { stage } from './LyricsStage.css';

/** In the place of the cover of the full-screen player. */
export function LyricsStage() {
  return (
    <div className={stage}>
      <Lyrics />
    </div>
  );
}
