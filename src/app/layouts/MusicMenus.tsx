import { LinkMenus } from '@/widgets/list-menu';
import { TrackMenu } from '@/widgets/track-menu';

export const MusicMenus = () => <LinkMenus trackMenu={TrackMenu} />;
