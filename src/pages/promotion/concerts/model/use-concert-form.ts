import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeConcertMutation, useLazyConcertsQuery } from '@/entities/concert';
import { type OutboxScope, type FormSource, useItemForm } from '@/entities/outbox';
import { isProblem } from '@/shared/api';
import { concertLimits } from '@/shared/contract/concert-choices.ts';
import type { Concert } from '@/shared/contract/concert.ts';
import { keepFiles, useFileAddress } from '@/shared/files';
import { formSchema, type Refused } from '@/shared/lib/form';
import { concertItem, settle, toChange } from './concert-item';
import type { ConcertSent, ConcertTyped, NewConcert } from './concert-rules';
import { type ChosenPicture, sendPicture } from './picture';
import { useFieldWords } from './use-field-words';

const { yearsAhead: years, actsMax: most } = concertLimits;

type Options = {
  scope: OutboxScope;
  source: FormSource<NewConcert, Concert>;
  onDone: () => void;
};

export function useConcertForm({ scope, source, onDone }: Options) {
  const { t } = useTranslation('pages.promotion.concerts');
  const { describeValue } = useFieldWords();
  const { owner, artistId } = scope;
  const [change] = useChangeConcertMutation();
  const [read] = useLazyConcertsQuery();
  const own = source.kind === 'local' ? source.item : null;
  /** The version that the editor last saw. */
  const [seen, setSeen] = useState(source.kind === 'server' ? source.thing : null);
  const [schema] = useState(() => {
    const formerDay = seen?.date ?? null;
    return formSchema<ConcertTyped, ConcertSent>(async () =>
      (await import('./concert-rules')).rulesFor(formerDay),
    );
  });
  const [picture, setPicture] = useState<ChosenPicture>(own?.fileKey ? 'kept' : null);
  const [pictureUrl, setPictureUrl] = useState<string | null>(null);
  const address = useFileAddress();

  async function keep(sent: ConcertSent): Promise<Partial<NewConcert> | Refused> {
    const former = picture === 'kept' ? (own?.fileKey ?? null) : null;
    if (!(picture instanceof File)) return { ...settle(sent), fileKey: former };
    const keys = await keepFiles(owner, 'concert', [picture]);
    return keys ? { ...settle(sent), fileKey: keys[0] ?? null } : { refusal: t('form.full') };
  }

  async function save(id: string, sent: ConcertSent, signal: AbortSignal): Promise<Refused | null> {
    const named = picture instanceof File ? await sendPicture(picture, signal) : null;
    if (named && !('name' in named)) return { refusal: named.refusal ?? t('change.noPicture') };
    const venueImage = named?.name ?? sent.venueImage;
    const body = { ...toChange(sent), venueImage, version: seen?.version };
    const { error } = await change({ id, artistId, body });
    const kind = isProblem(error) ? error.kind : null;
    if (kind === 'not-found') return { refusal: t('change.gone') };
    if (kind !== 'duplicate') return error ? { error, refusal: t('change.failed') } : null;
    const { data } = await read({ artistId });
    const now = data?.find((each) => each.id === id);
    if (!now) return { refusal: t('change.gone') };
    setSeen(now);
    return {
      refusal: t('change.elsewhere'),
      now: {
        values: concertItem.toTyped({ kind: 'server', thing: now }),
        describe: describeValue,
      },
    };
  }

  const whole = { number: t('fault.whole') };
  const day = t('fault.date');
  const price = { ...whole, most: t('fault.price') };
  const many = t('fault.acts', { most });
  const form = useItemForm(concertItem, {
    scope,
    source: seen ? { kind: 'server', thing: seen } : source,
    schema,
    keep,
    change: (id, { sent }, signal) => save(id, sent, signal),
    sentences: {
      title: { missing: t('fault.title') },
      venue: { missing: t('fault.venue') },
      date: { missing: day, invalid: day, past: t('fault.past'), far: t('fault.far', { years }) },
      time: { beforeDoors: t('fault.beforeDoors'), skipped: t('fault.skipped') },
      doors: { skipped: t('fault.skipped') },
      capacity: { ...whole, most: t('fault.capacity'), belowSold: t('fault.belowSold') },
      ticketsSold: { ...whole, most: t('fault.capacity') },
      ticketPriceMin: price,
      ticketPriceMax: { ...price, belowMin: t('fault.belowMin') },
      ticketUrl: { invalid: t('fault.address') },
      supportingActs: { many, long: many },
    },
    words: {
      missing: t('form.alert'),
      failed: t(seen ? 'change.failed' : 'form.failed'),
      created: t('created'),
      createdForNow: t('createdForNow'),
      changed: t('change.done'),
    },
    onDone,
  });
  return {
    ...form,
    /** It is public, and tickets may have been sold. */
    isDelivered: seen !== null,
    picture,
    /** Address of a newly chosen picture. */
    pictureUrl,
    /** A file replaces the previous picture. */
    setPicture: (chosen: File | null) => {
      form.change({ venueImage: '' });
      setPicture(chosen);
      setPictureUrl(chosen && address.open(chosen));
    },
    storedKey: picture === 'kept' ? (own?.fileKey ?? null) : null,
  };
}

export type ConcertDraft = ReturnType<typeof useConcertForm>;
