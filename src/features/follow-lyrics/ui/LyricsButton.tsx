import { MicVocal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/icon-button';

type LyricsButtonProps = { isOpen: boolean; onToggle: () => void };

export function LyricsButton({ isOpen, onToggle }: LyricsButtonProps) {
  const { t } = useTranslation('features.follow-lyrics');
  return (
    <IconButton
      label={t('title')}
      size="small"
      isPressed={isOpen}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <MicVocal size={18} aria-hidden />
    </IconButton>
  );
}
