import { SquareArrowOutUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuExternalLink } from '@/shared/ui/menu';

/** What the browser's own menu of a link is opened for most. */
export function NewTabItem({ path }: { path: string }) {
  const { t } = useTranslation('widgets.list-menu');
  return (
    <MenuExternalLink icon={<SquareArrowOutUpRight size={18} />} href={path}>
      {t('newTab')}
    </MenuExternalLink>
  );
}
