import { PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSystemState } from '@/entities/administration';
import { useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Notice } from '@/shared/ui/notice';
import { OutwardLink } from '@/shared/ui/outward-link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

/** The program's own version, and one that is newer. */
export function Version() {
  const { t } = useTranslation('pages.admin.system');
  const { date } = useFormats();
  const { data } = useSystemState();
  if (data?.version === undefined) return null;
  const { version, newerVersion } = data;
  return (
    <Stack gap={4}>
      {newerVersion && (
        <Notice
          icon={<PackageOpen size={20} />}
          action={
            <OutwardLink href={newerVersion.link} tone="plain">
              {t('version.open')}
            </OutwardLink>
          }
        >
          <Stack gap={2}>
            <Text weight="strong">{t('version.newer', { version: newerVersion.version })}</Text>
            <Text>
              {newerVersion.day === null
                ? t('version.advice')
                : `${t('version.since', { day: date(newerVersion.day) })} ${t('version.advice')}`}
            </Text>
          </Stack>
        </Notice>
      )}
      <Text size="small" tone="muted">
        {t('version.own', { version })}
        {' · '}
        <Link to={paths.developers} tone="accent">
          {t('version.developers')}
        </Link>
      </Text>
    </Stack>
  );
}
