import { CloudDownload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopyState } from '@/entities/offline-copy';
import { useViewer } from '@/entities/session';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading, Text } from '@/shared/ui/text';
import { TrackTableSkeleton } from '@/widgets/track-table';
import { CopyTroubleNotice } from './CopyTroubleNotice';
import { KeptLists } from './KeptLists';
import { KeptSongs } from './KeptSongs';
import { StorageUse } from './StorageUse';

/** What this device plays without a network. See docs/product/offline.md. */
export function OfflinePage() {
  const { t } = useTranslation('pages.listener.offline');
  const owner = useViewer()?.id ?? null;
  const state = useCopyState(owner);
  const { isRead, lists, trouble } = state;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('text')}</Text>
      </Stack>
      {owner !== null && trouble && <CopyTroubleNotice owner={owner} trouble={trouble} />}
      {!isRead && <TrackTableSkeleton rows={6} />}
      {isRead && lists.length === 0 && (
        <StatusView
          icon={<CloudDownload size={32} />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <ButtonLink variant="solid" to={paths.library}>
              {t('empty.library')}
            </ButtonLink>
          }
        />
      )}
      {owner !== null && lists.length > 0 && (
        <>
          <StorageUse owner={owner} state={state} />
          <KeptLists owner={owner} state={state} />
          <KeptSongs state={state} />
        </>
      )}
    </Stack>
  );
}
