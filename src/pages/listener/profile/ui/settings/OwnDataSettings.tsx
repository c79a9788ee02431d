import { CodeXml, FileInput, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/shared/config/brand.ts';
import type { User } from '@/shared/contract/user.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useDataExportQuery } from '../../api/data-export-api';
import { DataExportPart } from './DataExportPart';
import { SettingsCard } from './SettingsCard';
import { FooterSkeleton } from './FieldsSkeleton';

const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog'), 'DeleteAccountDialog');

/** Milliseconds between checks for changes elsewhere. */
const lookEvery = 60_000;

export function OwnDataSettings({ viewer }: { viewer: User }) {
  const { t } = useTranslation('pages.listener.profile');
  const query = useDataExportQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookEvery,
    skipPollingIfUnfocused: true,
  });
  const [isDeleting, setDeleting] = useState(false);

  return (
    <SettingsCard title={t('ownData.title')} text={t('ownData.text', { brand })}>
      <QueryView query={query} loading={<FooterSkeleton width="173px" />} headingLevel={3}>
        {({ export: ordered }) => <DataExportPart ordered={ordered} />}
      </QueryView>
      <Stack gap={3}>
        <Text tone="muted">{t('ownData.bringText')}</Text>
        <div>
          <ButtonLink variant="outline" to={paths.bringMusic}>
            <FileInput size={18} aria-hidden />
            {t('ownData.bring')}
          </ButtonLink>
        </div>
      </Stack>
      <Stack gap={3}>
        <Text tone="muted">{t('ownData.developersText', { brand })}</Text>
        <div>
          <ButtonLink variant="outline" to={paths.developers}>
            <CodeXml size={18} aria-hidden />
            {t('ownData.developers')}
          </ButtonLink>
        </div>
      </Stack>
      <Stack gap={3}>
        <Text tone="muted">{t('ownData.deleteText', { brand })}</Text>
        <div>
          <Button variant="outline" onClick={() => setDeleting(true)}>
            <Trash2 size={18} aria-hidden />
            {t('ownData.delete.open')}
          </Button>
        </div>
      </Stack>
      <Suspense fallback={null}>
        {isDeleting && <DeleteAccountDialog viewer={viewer} onClose={() => setDeleting(false)} />}
      </Suspense>
    </SettingsCard>
  );
}
