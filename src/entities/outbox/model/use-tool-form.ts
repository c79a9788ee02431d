import { type ReactNode, useEffect, useRef, useState } from 'react';
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
import type { OutboxScope } from './outbox-scope';
import type { Tool } from './define-tool';
import type { Edited } from './outbox';

type WithId = { id: string };

export type FormSource<Item, Thing> =
  | { kind: 'new' }
  | { kind: 'local'; item: Item }
  | { kind: 'server'; thing: Thing };

type Made<Item> = Omit<Item, 'id'> | Refused;

type ToolForm<Item, Thing, Typed, Sent> = {
  scope: OutboxScope;
  source: FormSource<Item, Thing>;
  schema: FormSchema<Typed & FieldValues, Sent>;
  empty: Typed;
  /** In drafts of older versions. */
  formerNames?: { readonly [field in keyof Typed]?: string };
  preset?: Partial<Typed> | null | undefined;
  /** Separates drafts of one tool, such as `:con_1` for a concert. */
  draftOf?: string;
  toTyped: (of: Item | Thing) => Typed;
  /** Refused where the device has no room for a file. */
  toItem: (sent: Sent, former: Item | null) => Made<Item> | Promise<Made<Item>>;
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

/** New and pending items go to the outbox, saved ones to the server. */
export function useToolForm<
  Item extends WithId,
  Thing extends WithId,
  Typed extends FieldValues,
  Sent extends object,
>(tool: Tool<Item, Thing>, options: ToolForm<Item, Thing, Typed, Sent>) {
  const { scope, source, words, toTyped } = options;
  const { t } = useTranslation('entities.outbox');
  const [late, setLate] = useState<Extract<Edited, 'sent' | 'gone'> | null>(null);
  const isEditable = options.change !== undefined;
  const sendingNow = useRef<AbortController | null>(null);
  useEffect(() => () => sendingNow.current?.abort(), []);

  async function keep(sent: Sent): Promise<Refused | null> {
    const former = source.kind === 'local' ? source.item : null;
    const made = await options.toItem(sent, former);
    if (isRefused(made)) return made;
    const getItem = (id: string) => ({ ...made, id }) as Item;
    const outcome =
      former !== null && late !== 'gone'
        ? tool.edit(scope.owner, getItem(former.id))
        : tool.create(scope, getItem)
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
    schema: options.schema,
    name: `${tool.act.replace(/^\w+-/, '')}-draft:${scope.owner}:${artistId}${draftOf}`,
    empty: options.empty,
    preset: options.preset,
    former: getFormerDraft(source, toTyped),
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

function getFormerDraft<Item, Thing, Typed>(
  source: FormSource<Item, Thing>,
  toTyped: (of: Item | Thing) => Typed,
): Typed | null {
  if (source.kind === 'new') return null;
  return toTyped(source.kind === 'local' ? source.item : source.thing);
}

const isRefused = (made: object): made is Refused => 'refusal' in made;
