import { useTranslation } from 'react-i18next';
import { useCanvasTracksQuery } from '@/entities/canvas';
import { useChangeNotificationMutation } from '@/entities/fan';
import { type OutboxScope, type FormSource, useItemForm } from '@/entities/outbox';
import { isProblem, problemText } from '@/shared/api';
import type { Concert } from '@/shared/contract/concert.ts';
import type { FanNotification } from '@/shared/contract/notification.ts';
import type { Refused, Sending } from '@/shared/lib/form';
import { notificationItem } from './notification-item';
import type { NewNotification, NotificationSent } from './notification-rules';
import { useAboutConcert } from './use-about-concert';

/** A campaign whose participants are addressed. */
type Audience = { id: string; title: string };

type Options = {
  scope: OutboxScope;
  source: FormSource<NewNotification, FanNotification>;
  /** Presets a new one. */
  concert: Concert | undefined;
  audience: Audience | undefined;
  onDone: () => void;
};

export function useNotificationForm({ scope, source, concert, audience: preset, onDone }: Options) {
  const { t } = useTranslation('pages.promotion.fans');
  const [changeNotification] = useChangeNotificationMutation();
  const { artistId } = scope;
  const former = source.kind === 'new' ? null : toNotification(source);
  const audience = former ? former.campaign : preset;
  const about = useAboutConcert(concert, audience?.id);
  const { data: known = [] } = useCanvasTracksQuery({ artistId });
  const out = known.filter(({ isOut }) => isOut);
  const { trackId, trackTitle } = former ?? {};
  // The linked track stays, even if it left the catalogue.
  const tracks =
    trackId && trackTitle && !out.some(({ id }) => id === trackId)
      ? [...out, { id: trackId, title: trackTitle }]
      : out;
  // Sent at once, so it can no longer change.
  const isFinal = source.kind === 'local' && source.item.scheduledDate === null;

  async function change(
    id: string,
    { changes, seen }: Sending<NotificationSent>,
  ): Promise<Refused> {
    const { error } = await changeNotification({ id, artistId, body: { ...changes, seen } });
    const status = isProblem(error) && error.fields?.['status'];
    if (!status) return { error };
    return { error, refusal: [problemText(error, t('saveFailed')), status].join(' ') };
  }

  const form = useItemForm(notificationItem, {
    scope,
    source,
    empty: { ...about.notification(), campaignId: audience?.id ?? '' },
    draftOf: about.id,
    keep: (sent) => ({
      trackTitle: tracks.find(({ id }) => id === sent.trackId)?.title ?? '',
      campaignTitle: audience?.title ?? '',
      createdAt: new Date().toISOString(),
    }),
    ...(!isFinal && { change }),
    ...(source.kind === 'server' && { alsoSeen: { status: source.thing.status } }),
    sentences: {
      title: { missing: t('notification.fault.title') },
      message: { missing: t('notification.fault.message') },
      trackId: { track: t('notification.fault.track') },
      scheduledDate: {
        time: t('notification.fault.time'),
        skipped: t('notification.fault.skipped'),
        which: t('notification.fault.which'),
        past: t('notification.fault.past'),
        far: t('notification.fault.far'),
      },
    },
    words: {
      missing: t('alert'),
      failed: t(source.kind === 'server' ? 'saveFailed' : 'notification.failed'),
      created: t('notification.created'),
      createdForNow: t('noRoom'),
      changed: t('saved'),
    },
    onDone,
  });
  return { ...form, artistId, audience, tracks };
}

const toNotification = (source: Exclude<Options['source'], { kind: 'new' }>) =>
  source.kind === 'server' ? source.thing : notificationItem.toThing(source.item);

export type NotificationDraft = ReturnType<typeof useNotificationForm>;
