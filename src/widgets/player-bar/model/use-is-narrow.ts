import { useMediaQuery } from '@/shared/lib/media-query';
import { media } from '@/shared/theme';

/** Whether the window shows the mini player. */
export const useIsNarrow = (): boolean => !useMediaQuery(media.medium);
