import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/icon-button';

type CountedHowProps = {
  figure: string;
  isOpen: boolean;
  onToggle: () => void;
};

export function CountedHow({ figure, isOpen, onToggle }: CountedHowProps) {
  const { t } = useTranslation('widgets.stat-card');
  return (
    <IconButton size="small" label={t('how', { figure })} aria-expanded={isOpen} onClick={onToggle}>
      <Info size={16} />
    </IconButton>
  );
}
