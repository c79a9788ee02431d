import { RadioTower } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { startRadio } from '@/entities/playback';
import type { RadioKind } from '@/shared/contract/radio.ts';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { MenuItem } from '@/shared/ui/menu';
import { showToast } from '@/shared/ui/toast';

type RadioItemProps = {
  kind: RadioKind;
  id: string;
  /** For messages. */
  name: string;
  /** Played before the similar ones. */
  first?: Track;
};

/** An entry of any menu: plays songs that are like this one, or like those of a list. */
export function RadioItem({ kind, id, name, first }: RadioItemProps) {
  const { t } = useTranslation('features.start-radio');
  const dispatch = useAppDispatch();

  const handleSelect = async () => {
    const outcome = await dispatch(startRadio({ kind, id, ...(first && { first }) }));
    if (outcome === 'none') showToast({ text: t('none', { name }) });
    if (outcome === 'failed') showToast({ tone: 'danger', text: t('failed', { name }) });
  };

  return (
    <MenuItem icon={<RadioTower size={18} />} onSelect={() => void handleSelect()}>
      {t(`start.${kind}`)}
    </MenuItem>
  );
}
