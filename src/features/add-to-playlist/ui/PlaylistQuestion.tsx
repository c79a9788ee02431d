import type { PlaylistChoice } from '../model/use-playlist-choice';
import { ChoosePlaylistDialog } from './ChoosePlaylistDialog';
import { DuplicateDialog } from './DuplicateDialog';
import { NewPlaylistDialog } from './NewPlaylistDialog';

type PlaylistQuestionProps = {
  choice: PlaylistChoice;
};

export function PlaylistQuestion({ choice }: PlaylistQuestionProps) {
  const { question } = choice;
  if (question === null) return null;
  if (question === 'new') return <NewPlaylistDialog choice={choice} />;
  if (question === 'all') return <ChoosePlaylistDialog choice={choice} />;
  return <DuplicateDialog choice={choice} playlist={question.duplicateIn} />;
}
