import { CloudDownload, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '@/shared/ui/menu';

type KeepItemProps = { isKept: boolean; onToggle: () => void };

export function KeepItem({ isKept, onToggle }: KeepItemProps) {
  const { t } = useTranslation('features.keep-offline');
  const Icon = isKept ? CloudOff : CloudDownload;
  return (
    <MenuItem icon={<Icon size={18} />} onSelect={onToggle}>
      {t(isKept ? 'remove' : 'keep')}
    </MenuItem>
  );
}
