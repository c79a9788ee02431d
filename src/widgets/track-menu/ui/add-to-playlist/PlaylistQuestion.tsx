import type { PlaylistChoice } from '../../model/use-playlist-choice';
import { ChoosePlaylistDialog } from './ChoosePlaylistDialog';
import { DuplicateDialog } from './DuplicateDialog';
import { NewPlaylistDialog } from './NewPlaylistDialog';

type PlaylistQuestionProps = {
  /** From `usePlaylistChoice`; says which question is open, if any. */
  choice: PlaylistChoice;
};

/**
 * The dialog that has to be answered before the track is added, if there is one: the name of a new
 * playlist, one among many, or whether a track may be there twice.
 */
export function PlaylistQuestion({ choice }: PlaylistQuestionProps) {
  const { question } = choice;
  if (question === null) return null;
  if (question === 'new') return <NewPlaylistDialog choice={choice} />;
  if (question === 'all') return <ChoosePlaylistDialog choice={choice} />;
  return <DuplicateDialog choice={choice} playlist={question.duplicateIn} />;
}
