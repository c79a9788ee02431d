import { Maximize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/icon-button';

type FullScreenButtonProps = { isDisabled: boolean; onOpen: () => void };

export function FullScreenButton({ isDisabled, onOpen }: FullScreenButtonProps) {
  const { t } = useTranslation('widgets.player-bar');
  return (
    <IconButton
      label={t('fullScreen.enter')}
      size="small"
      disabled={isDisabled}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Maximize2 size={18} aria-hidden />
    </IconButton>
  );
}
