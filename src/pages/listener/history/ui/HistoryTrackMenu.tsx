import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '@/shared/ui/menu';
import { TrackMenu } from '@/widgets/track-menu';
import type { TrackMenuSlot } from '@/widgets/track-table';
import { useForget } from '../model/use-forget';

/** The play can also be removed. */
export const HistoryTrackMenu: TrackMenuSlot = (props) => {
  const { t } = useTranslation('pages.listener.history');
  const { forgetPlay } = useForget();
  return (
    <TrackMenu {...props}>
      <MenuItem
        icon={<History size={18} />}
        tone="danger"
        onSelect={() => void forgetPlay(props.track)}
      >
        {t('forget.play.action')}
      </MenuItem>
    </TrackMenu>
  );
};
