import type { PlaylistChoice } from '../model/use-playlist-choice';
import { ChoosePlaylistDialog } from './ChoosePlaylistDialog';
import { DuplicateDialog } from './DuplicateDialog';
import { NewPlaylistDialog } from './NewPlaylistDialog';

/** The dialog that has to be answered before the track is added, if there is one. */
export function PlaylistQuestion({ choice }: { choice: PlaylistChoice }) {
  const { question } = choice;
  if (question === null) return null;
  if (question === 'new') return <NewPlaylistDialog choice={choice} />;
  if (question === 'all') return <ChoosePlaylistDialog choice={choice} />;
  return <DuplicateDialog choice={choice} playlist={question.duplicateIn} />;
}
