import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { removeRecommended } from '@/entities/playback';
import type { DismissalKind } from '@/shared/contract/radio.ts';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { MenuItem, MenuSub } from '@/shared/ui/menu';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useDismissMutation, useRestoreDismissedMutation } from '../api/dismissal-api';

/** Entries for a song that was recommended. See docs/product/player.md. */
export function DismissItems({ track }: { track: Track }) {
  const { t } = useTranslation('features.dismiss-recommendation');
  const dispatch = useAppDispatch();
  const [dismiss] = useDismissMutation();
  const [restore] = useRestoreDismissedMutation();

  const handleSelect = async (kind: DismissalKind) => {
    const [id, name] =
      kind === 'track' ? [track.id, track.title] : [track.artist.id, track.artist.name];
    const { error } = await dismiss({ kind, id });
    if (error) return showFailure('dismiss', error, { text: t('failed', { name }) });
    dispatch(removeRecommended(kind, id));
    const action = { label: t('undo'), onPress: () => void restore({ kind, id }) };
    return showToast({ text: t('dismissed', { name }), action });
  };

  return (
    <MenuSub icon={<Ban size={18} />} label={t('menu')} backLabel={t('back')}>
      <MenuItem onSelect={() => void handleSelect('track')}>{t('track')}</MenuItem>
      <MenuItem onSelect={() => void handleSelect('artist')}>
        {t('artist', { name: track.artist.name })}
      </MenuItem>
    </MenuSub>
  );
}
