import { type ChosenFile as Chosen, useChosenFile } from '@/shared/files';
import { type CheckedFile, checkFile, type FileType, type StoryFault } from './check-file';

type Typed = { type: FileType; file: Blob; name: string };

/** A file of a story and what is known of it. */
export type ChosenFile = Chosen<Typed, CheckedFile, StoryFault>;

/** Checks a file before it waits. */
export const useStoryFile = () =>
  useChosenFile<Typed, CheckedFile, StoryFault>(({ type, file }, checking) =>
    checkFile(type, file, checking),
  );

export type FileChoice = ReturnType<typeof useStoryFile>;
