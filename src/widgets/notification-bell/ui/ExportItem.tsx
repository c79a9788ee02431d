import { FileArchive } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportNotification } from '@/shared/contract/notification.ts';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { BellEntry } from './BellEntry';

type ExportItemProps = Pick<ComponentProps<typeof BellEntry>, 'headRef'> & {
  notification: ExportNotification;
  onLeave: () => void;
};

/** See docs/product/account.md. */
export function ExportItem({ notification, headRef, onLeave }: ExportItemProps) {
  const { t } = useTranslation('widgets.notification-bell');
  const { outcome } = notification;
  return (
    <BellEntry
      notification={notification}
      title={t(`export.${outcome}.title`)}
      icon={<FileArchive size={20} />}
      headRef={headRef}
    >
      <Text>{t(`export.${outcome}.next`)}</Text>
      <ButtonLink to={`${paths.profile}?tab=privacy`} size="small" onClick={onLeave}>
        {t('export.link')}
      </ButtonLink>
    </BellEntry>
  );
}
