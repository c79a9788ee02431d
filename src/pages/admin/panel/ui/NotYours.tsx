import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusView } from '@/shared/ui/status-view';

type NotYoursProps = {
  /** The whole panel for an admin without any right, or one part. */
  of: 'panel' | 'part';
};

/** Replaces what an admin has no right to. See docs/product/access.md. */
export function NotYours({ of }: NotYoursProps) {
  const { t } = useTranslation('pages.admin.panel');
  return (
    <StatusView icon={<ShieldX />} title={t(`notYours.${of}.title`)} text={t('notYours.text')} />
  );
}
