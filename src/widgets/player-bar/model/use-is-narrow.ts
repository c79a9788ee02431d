import { useMediaQuery } from '@/shared/lib/media-query';
import { media } from '@/shared/theme';

export const useIsNarrow = (): boolean => !useMediaQuery(media.medium);
