import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { AreaLinks } from '@/widgets/sidebar';

// Only for users with an office; without it the plain links remain.

export const WorkGroup = lazyPart(() => import('./WorkGroup'), 'WorkGroup', AreaLinks);
export const WorkSwitch = lazyPart(() => import('./WorkSwitch'), 'WorkSwitch', LeftOut);
