import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type FaultSentences,
  type FormSchema,
  type Refused,
  type Sending,
  useDraftForm,
} from '@/shared/lib/form';
import { showToast } from '@/shared/ui/toast';
import type { FormSource, ItemKind } from './define-item';
import type { OutboxScope } from './outbox-scope';
import type { Edited } from './outbox';

type WithId = { id: string };

type ItemForm<Item, Thing, Typed, Sent> = {
  scope: OutboxScope;
  source: FormSource<Item, Thing>;
  /** Rules that know more than the kind's own, such as a chosen file. */
  schema?: FormSchema<Typed & FieldValues, Sent>;
  empty?: Typed;
  /** In drafts of older versions. */
  formerNames?: { readonly [field in keyof Typed]?: string };
  preset?: Partial<Typed> | null | undefined;
  /** Separates drafts of one kind, such as `:con_1` for a concert. */
  draftOf?: string;
  /** What a new item has besides what is sent; refused where the device has no room for a file. */
  keep?: (sent: Sent, former: Item | null) => Kept<Item> | Refused | Promise<Kept<Item> | Refused>;
  /** Without it only pending items can be edited. Leaving the form aborts its uploads. */
  change?: (
    id: string,
    sending: Sending<Sent>,
    signal: AbortSignal,
  ) => Promise<Refused | null | undefined>;
  alsoSeen?: object;
  sentences?: FaultSentences<Typed>;
  words: {
    missing?: string;
    failed: string;
    created: string;
    createdForNow: string;
    changed?: string;
  };
  onDone: () => void;
};

type Kept<Item> = Partial<Omit<Item, 'id'>>;

/** Read at once, as React reads promises that it knows. */
const isOpen: Promise<unknown> = Object.assign(Promise.resolve(), {
  status: 'fulfilled',
  value: undefined,
});

export const getDraftName = ({ act }: { act: string }, owner: string) =>
  `${act.replace(/^\w+-/, '')}-draft:${owner}:`;

/** New and pending items go to the outbox, saved ones to the server. */
export function useItemForm<
  Item extends WithId,
  Thing extends WithId,
  Typed extends FieldValues,
  Sent extends object,
>(
  kind: Omit<ItemKind<Item, Thing, Typed, Sent>, 'states' | 'listed'>,
  options: ItemForm<Item, Thing, Typed, Sent>,
) {
  const { scope, source, words } = options;
  const { t } = useTranslation('entities.outbox');
  // React wants the same hooks of a form that waited.
  use((source.kind === 'new' ? null : kind.schema.opening()) ?? isOpen);
  const [late, setLate] = useState<Extract<Edited, 'sent' | 'gone'> | null>(null);
  const isEditable = options.change !== undefined;
  const sendingNow = useRef<AbortController | null>(null);
  useEffect(() => () => sendingNow.current?.abort(), []);

  async function keep(sent: Sent): Promise<Refused | null> {
    const former = source.kind === 'local' ? source.item : null;
    const kept = (await options.keep?.(sent, former)) ?? {};
    if (isRefused(kept)) return kept;
    const getItem = (id: string) => ({ ...kind.nest(sent), ...kept, id }) as unknown as Item;
    const outcome =
      former !== null && late !== 'gone'
        ? kind.edit(scope.owner, getItem(former.id))
        : kind.create(scope, getItem)
          ? 'kept'
          : 'failed';
    if (outcome === 'sent' || outcome === 'gone') {
      setLate(outcome);
      return { refusal: toSentence(outcome) };
    }
    if (outcome === 'kept') showToast({ tone: 'success', text: words.created });
    else showToast({ tone: 'danger', text: words.createdForNow });
    return null;
  }

  const toSentence = (outcome: 'sent' | 'gone'): ReactNode => {
    if (outcome === 'gone') return t('gone');
    return t(isEditable ? 'alreadySent.editable' : 'alreadySent.final');
  };

  async function send(sending: Sending<Sent>) {
    if (source.kind !== 'server' || !options.change) return keep(sending.sent);
    sendingNow.current = new AbortController();
    const refused = await options.change(source.thing.id, sending, sendingNow.current.signal);
    if (refused?.error || refused?.refusal) return refused;
    showToast({ tone: 'success', text: words.changed ?? words.created });
    return null;
  }

  const [artistId, draftOf] = [scope.artistId ?? '', options.draftOf ?? ''];
  const draft = useDraftForm<Typed, Sent>({
    schema: options.schema ?? kind.schema,
    name: `${getDraftName(kind, scope.owner)}${artistId}${draftOf}`,
    empty: options.empty ?? kind.empty(),
    preset: options.preset,
    former: source.kind === 'new' ? null : kind.toTyped(source),
    failed: words.failed,
    ...(words.missing !== undefined && { missing: words.missing }),
    ...(options.formerNames && { formerNames: options.formerNames }),
    ...(options.sentences && { sentences: options.sentences }),
    ...(options.alsoSeen && { alsoSeen: options.alsoSeen }),
    send,
    onDone: options.onDone,
  });

  return {
    ...draft,
    isNew: source.kind === 'new' || late === 'gone',
  };
}

const isRefused = (made: object): made is Refused => 'refusal' in made;
