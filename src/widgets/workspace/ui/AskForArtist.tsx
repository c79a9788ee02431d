import { Clock, MicVocal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnArtistRequest } from '@/shared/contract/artist-request.ts';
import { formatMoment } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatusView } from '@/shared/ui/status-view';
import { useOwnArtistRequestQuery } from '../api/artist-request-api';
import { useWorkspacesQuery } from '../api/workspace-api';

const AskForArtistForm = lazyPart(() => import('./AskForArtistForm'), 'AskForArtistForm');

/** Milliseconds: an answer opens the tool without a new sign-in. */
const lookAgain = 30_000;
const looking = { pollingInterval: lookAgain, skipPollingIfUnfocused: true } as const;

/** In place of each tool, for an account that speaks for no artist. */
export function AskForArtist() {
  const query = useOwnArtistRequestQuery(undefined, {
    ...looking,
    refetchOnMountOrArgChange: true,
  });
  useWorkspacesQuery(undefined, looking);
  return (
    <QueryView query={query} loading={<Skeleton shape="block" height="320px" />}>
      {({ request }) => <Asking request={request} />}
    </QueryView>
  );
}

function Asking({ request }: OwnArtistRequest) {
  const { t, i18n } = useTranslation('widgets.workspace');
  const [isOpen, setOpen] = useState(false);
  if (request?.state === 'open') {
    const { artist, askedAt } = request;
    return (
      <StatusView
        icon={<Clock size={32} />}
        title={t('ask.open.title')}
        text={t('ask.open.text', { artist, moment: formatMoment(askedAt, i18n.language) })}
      />
    );
  }
  const isRefused = request?.state === 'refused';
  return (
    <>
      <StatusView
        icon={<MicVocal size={32} />}
        title={t('ask.title')}
        text={isRefused ? t('ask.refused', request) : t('ask.text')}
        action={
          <Button variant="solid" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t(isRefused ? 'ask.again' : 'ask.action')}
          </Button>
        }
      />
      {isOpen && (
        <Suspense fallback={null}>
          <AskForArtistForm onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
