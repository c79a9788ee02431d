import { type ChosenFile, useChosenFile } from '@/shared/files';
import type { InspectedVideo, InspectionFault } from '@/shared/video/inspect-video.ts';

type Named = { file: Blob; name: string };

/** A file of video and what is known of it. */
export type ChosenVideo = ChosenFile<Named, InspectedVideo, InspectionFault>;

/** Checks a file before it waits; the code that does so comes when one is chosen. */
export const useVideo = () =>
  useChosenFile<Named, InspectedVideo, InspectionFault>(async ({ file }, checking) => {
    const { inspectVideo } = await import('@/shared/video/inspect-video.ts');
    return inspectVideo(file, checking);
  });

export type Video = ReturnType<typeof useVideo>;
