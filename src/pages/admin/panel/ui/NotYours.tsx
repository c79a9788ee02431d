import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusView } from '@/shared/ui/status-view';

type NotYoursProps = {
  /** The whole panel, of an admin without any right, or one part of it. */
  of: 'panel' | 'part';
};

/** In the place of what an admin lacks the right to. See docs/product/access.md. */
export function NotYours({ of }: NotYoursProps) {
  const { t } = useTranslation('pages.admin.panel');
  return (
    <StatusView icon={<ShieldX />} title={t(`notYours.${of}.title`)} text={t('notYours.text')} />
  );
}
