import { ListMusic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/icon-button';

type QueueButtonProps = { isOpen: boolean; onToggle: () => void };

export function QueueButton({ isOpen, onToggle }: QueueButtonProps) {
  const { t } = useTranslation('widgets.player-bar');
  return (
    <IconButton
      label={t('queue')}
      size="small"
      isPressed={isOpen}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <ListMusic size={18} aria-hidden />
    </IconButton>
  );
}
