import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArtistRequest } from '@/shared/contract/artist-request.ts';
import { formatMoment } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { Link } from '@/shared/ui/link';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { useAnswerArtistRequestMutation } from '../../api/artist-requests-api';
import { useConnect } from './use-connect';

const CreateArtistDialog = lazyPart(() => import('./CreateArtistDialog'), 'CreateArtistDialog');
const FindArtistDialog = lazyPart(() => import('./FindArtistDialog'), 'FindArtistDialog');
const RefuseDialog = lazyPart(() => import('./RefuseDialog'), 'RefuseDialog');
const SharedQuestion = lazyPart(() => import('./SharedQuestion'), 'SharedQuestion');

export function RequestItem({ request }: { request: ArtistRequest }) {
  const { t, i18n } = useTranslation('pages.admin.users');
  const [open, setOpen] = useState<'create' | 'find' | 'refuse' | null>(null);
  const { connect, question, isPending } = useConnect(request);
  const [answer] = useAnswerArtistRequestMutation();
  const heading = useId();
  const { account, artist, proof, refused, candidates } = request;
  const close = () => setOpen(null);
  return (
    <Surface as="article" ref={handFocusOn} aria-labelledby={heading}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={3} size="small" id={heading}>
            {artist}
          </Heading>
          <Text size="small" tone="muted">
            {t('requests.from', {
              ...account,
              moment: formatMoment(request.askedAt, i18n.language),
            })}
          </Text>
          <Text>{proof}</Text>
          {refused > 0 && (
            <Text size="small" tone="muted">
              {t('requests.refusedBefore', { count: refused })}
            </Text>
          )}
        </Stack>
        {candidates.map(({ id, name, people }) => (
          <Inline key={id} gap={3} isWrapping>
            <Button size="small" isPending={isPending} onClick={() => void connect({ id, name })}>
              {t('requests.connect', { name })}
            </Button>
            <Text as="span" size="small" tone="muted">
              <Link to={paths.artist(id)} tone="accent">
                {t('requests.page')}
              </Link>
              {' · '}
              {people.length === 0
                ? t('requests.ofNobody')
                : t('requests.of', { people: people.join(', ') })}
            </Text>
          </Inline>
        ))}
        <Inline gap={2} isWrapping>
          {(['find', 'create', 'refuse'] as const).map((act) => (
            <Button
              key={act}
              size="small"
              variant={act === 'refuse' ? 'ghost' : 'outline'}
              aria-haspopup="dialog"
              aria-label={t('requests.actOf', { act: t(`requests.${act}.act`), artist })}
              onClick={() => setOpen(act)}
            >
              {t(`requests.${act}.act`)}
            </Button>
          ))}
        </Inline>
      </Stack>
      <Suspense fallback={null}>
        {open === 'create' && <CreateArtistDialog request={request} onClose={close} />}
        {open === 'refuse' && (
          <RefuseDialog
            title={t('requests.refuse.title', { artist })}
            send={(sent) => answer({ id: request.id, answer: sent })}
            onClose={close}
          />
        )}
        {open === 'find' && (
          <FindArtistDialog
            request={request}
            onChoose={(chosen) => {
              close();
              void connect(chosen);
            }}
            onClose={close}
          />
        )}
        {question && <SharedQuestion {...question} />}
      </Suspense>
    </Surface>
  );
}
