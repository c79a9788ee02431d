import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { AreaLinks } from '@/widgets/sidebar';

// They come to those who have an office. Without the group its links stand alone.

export const WorkGroup = lazyPart(() => import('./WorkGroup'), 'WorkGroup', AreaLinks);
export const WorkPlace = lazyPart(() => import('./WorkPlace'), 'WorkPlace', LeftOut);
