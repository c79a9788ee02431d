import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isProblem, problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { forgetDraft, keepDraft, readDraft } from './draft-text';
import { type FormSchema, unchecked } from './form-schema';
import { showFieldProblems } from './show-field-problems';
import { usePrefetchedSchema } from './use-prefetched-schema';

/** A failed call, or a text. */
export type Refused = {
  error?: unknown;
  refusal?: ReactNode;
  /**
   * Values after a change elsewhere: untouched fields take them, and `describe` words them for the
   * others.
   */
  now?: { values: object; describe: (field: string, value: unknown) => string };
};

export type Sending<Sent> = {
  sent: Sent;
  changes: Partial<Sent>;
  seen: Partial<Sent>;
};

/** By field and fault; others are general. */
export type FaultSentences<Typed> = {
  readonly [field in keyof Typed]?: { readonly [fault: string]: string };
};

type DraftForm<Typed extends FieldValues, Sent extends object> = {
  schema: FormSchema<Typed, Sent>;
  /** Key of the draft on the device; without it leaving asks. */
  name?: string | undefined;
  empty: Typed;
  /** In drafts of older versions. */
  formerNames?: { readonly [field in keyof Typed]?: string };
  /** Values from another screen, which win over the draft. */
  preset?: Partial<Typed> | null | undefined;
  /** The edited item, null for a new one; edits have no draft. */
  former?: Typed | null | undefined;
  sentences?: FaultSentences<Typed>;
  /** Further fields of `seen`: a state on which the change depends. */
  alsoSeen?: object;
  missing?: string;
  failed: string;
  /** A returned refusal is shown and the values stay; success removes the draft. */
  send: (sending: Sending<Sent>) => Promise<Refused | null | undefined>;
  onDone?: () => void;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps a draft, checks by the contract's schema, and sends a change of what was seen. See
 * docs/decisions/forms.md.
 */
export function useDraftForm<Typed extends FieldValues, Sent extends object>(
  options: DraftForm<Typed, Sent>,
) {
  const { schema, former = null, sentences, missing, failed, alsoSeen, send } = options;
  const { t } = useTranslation('shared.lib.form');
  usePrefetchedSchema(schema);
  const isNew = former === null;
  const name = isNew ? options.name : undefined;
  const [start] = useState(() => {
    const empty = { ...options.empty, ...options.preset };
    return {
      empty,
      draft: name && !options.preset ? readDraft(name, empty, options.formerNames) : null,
    };
  });
  const [isRecovered, setRecovered] = useState(start.draft !== null);
  const [savedAt, setSavedAt] = useState(start.draft?.savedAt ?? null);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const [isDone, setDone] = useState(false);
  const [current, setCurrent] = useState<object>({});
  const opened = former ?? start.empty;

  const form = useForm<Typed, unknown, Sent>({
    resolver: schema.resolver,
    shouldFocusError: false,
    defaultValues: (start.draft?.values ?? opened) as DefaultValues<Typed>,
  });
  const { control } = form;
  const values = { ...opened, ...useWatch({ control }) } as Typed;
  const { errors, isSubmitting, isSubmitted } = useFormState({ control });
  const isChanged = !same(values, opened);

  useEffect(() => {
    if (!name) return undefined;
    let saved = form.getValues();
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        if (same(typed, saved)) return;
        saved = structuredClone(typed);
        if (same({ ...start.empty, ...typed }, start.empty)) forgetDraft(name);
        else setSavedAt(keepDraft(name, typed));
      },
    });
  }, [form, name, start]);

  const finish = useEffectEvent(() => options.onDone?.());
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  const change = (changes: Partial<Typed>) => {
    for (const [field, value] of Object.entries(changes)) {
      form.setValue(field as Path<Typed>, value, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      });
    }
  };

  const fault = (field: keyof Typed & string): string | undefined => {
    const error = errors[field] as { type?: string; message?: string } | undefined;
    if (!error?.message) return undefined;
    if (error.type === 'server') return error.message;
    const own = sentences?.[field]?.[error.message];
    return own ?? t(`fault.${isGeneral(error.message) ? error.message : 'invalid'}`);
  };

  function merge({ values: now, describe }: NonNullable<Refused['now']>) {
    const typed = form.getValues();
    for (const [field, value] of Object.entries(now)) {
      const isTheirs = !same(value, opened[field]);
      if (isTheirs && same(typed[field], opened[field])) form.setValue(field as Path<Typed>, value);
      else if (isTheirs && !same(typed[field], value))
        form.setError(field as Path<Typed>, { type: 'server', message: describe(field, value) });
    }
  }

  async function answer(sent: Sent) {
    const read = isNew ? null : await schema.reader();
    const names = isNew
      ? []
      : (Object.keys(opened) as (keyof Sent & string)[]).filter(
          (field) => field in sent && !same(values[field], opened[field]),
        );
    const getSeenValue = (field: string) =>
      field in current ? current[field as never] : read?.(field, opened[field]);
    const pick = (from: (field: keyof Sent & string) => unknown) =>
      Object.fromEntries(names.map((field) => [field, from(field)])) as Partial<Sent>;
    const stillSeen = (also: object = {}) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => field in also));
    const refused = await send({
      sent,
      changes: pick((field) => sent[field]),
      seen: { ...alsoSeen, ...stillSeen(alsoSeen), ...pick(getSeenValue) },
    });
    if (!refused) {
      if (name) forgetDraft(name);
      setDone(true);
      return;
    }
    const { error } = refused;
    if (isProblem(error)) {
      showFieldProblems(form, error);
      if (error.current) setCurrent((before) => ({ ...before, ...error.current }));
    }
    if (refused.now) merge(refused.now);
    setRefusal(refused.refusal ?? problemText(error, failed));
  }

  const submit = async () => {
    setRefusal(null);
    await form.handleSubmit(
      async (sent) => {
        try {
          await answer(sent);
        } catch (error) {
          logFailure('form', error);
          setRefusal(failed);
        }
      },
      (found) => {
        const faults = Object.values(found) as { message?: string; type?: string }[];
        if (faults.some(({ type }) => type === unchecked)) setRefusal(t('unchecked'));
        else if (missing && faults.some(({ message }) => message === 'missing'))
          setRefusal(missing);
      },
    )();
  };

  const begin = () => {
    if (name) forgetDraft(name);
    setRecovered(false);
    setSavedAt(null);
    setRefusal(null);
    form.reset(start.empty, { keepFieldsRef: true });
  };

  return {
    form,
    values,
    /** For values without a native control: chips, tags, ticks. */
    change,
    fault,
    work: {
      isChanged: !name && isChanged && !isDone,
      savedAt,
      isRecovered,
      begin,
      refusal,
      isPending: isSubmitting,
      submit,
    },
  };
}

const general = ['missing', 'number', 'least', 'most', 'step', 'long', 'many', 'invalid'] as const;
const isGeneral = (fault: string): fault is (typeof general)[number] =>
  general.some((known) => known === fault);
