import { Plus } from 'lucide-react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ShareScope, useProposeShareMutation } from '@/entities/recording-share';
import { isProblem, problemText } from '@/shared/api';
import { shareRowsMax, type SharedTracks } from '@/shared/contract/recording-share.ts';
import { dayFromToday, lazySchema, usePrefetchedSchema } from '@/shared/lib/form';
import { useFormats } from '@/shared/lib/format';
import { useAttemptKey } from '@/shared/lib/id';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { DateInput, Field, FieldGroup } from '@/shared/ui/field';
import { FormFrame } from '@/shared/ui/form-frame';
import { Inline, Stack } from '@/shared/ui/stack';
import { showToast } from '@/shared/ui/toast';
import {
  emptyPart,
  type ShareFault,
  type ShareForm as Typed,
  toForm,
  toShare,
} from '../model/share-form';
import { partsLeft } from '../model/parts-left';
import * as styles from './recording-shares.css';
import { PartFields } from './PartFields';
import { PartsLeft } from './PartsLeft';

const schema = lazySchema<Typed>(() =>
  import('../model/share-rules').then((rules) => rules.shareFormSchema),
);

type ShareFormProps = {
  track: SharedTracks['tracks'][number];
  /** Name. */
  artist: string;
  scope: ShareScope;
  onDone: () => void;
  onCancel: () => void;
};

/** Proposes who shares a recording from a day on, beginning with the parts that hold. */
export function ShareForm({ track, artist, scope, onDone, onCancel }: ShareFormProps) {
  const { t, i18n } = useTranslation('widgets.recording-shares');
  const { number } = useFormats();
  const [propose] = useProposeShareMutation();
  const getKey = useAttemptKey();
  usePrefetchedSchema(schema);
  const form = useForm<Typed>({
    resolver: schema,
    defaultValues: toForm(
      track.shares.find(({ isInForce }) => isInForce),
      { artist, startsOn: dayFromToday(7), write: (part) => number(part) },
    ),
  });
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' });
  const parts = useWatch({ control, name: 'parts' });
  const { errors } = formState;
  const say = (error: { type?: unknown; message?: string } | undefined) => {
    if (!error?.message) return undefined;
    return error.type === 'server' ? error.message : t(`form.error.${error.message as ShareFault}`);
  };

  const handleSubmit = async (typed: Typed) => {
    const share = toShare(track.id, typed);
    const { error } = await propose({ scope, share, key: getKey(share) });
    if (error === undefined) {
      showToast({ tone: 'success', text: t('form.sent') });
      onDone();
      return;
    }
    logFailure('proposeShare', error);
    const named = isProblem(error) ? (error.fields ?? {}) : {};
    const server = (message: string) => ({ type: 'server', message });
    if (named['startsOn']) form.setError('startsOn', server(named['startsOn']));
    if (named['parts']) form.setError('sum', server(named['parts']));
    if (!named['startsOn'] && !named['parts']) {
      form.setError('root', { message: problemText(error, t('form.failed')) });
    }
  };

  return (
    <FormFrame
      form={form}
      onSubmit={handleSubmit}
      submitLabel={t('form.send')}
      cancelLabel={t('form.cancel')}
      onCancel={onCancel}
      unsaved={{
        title: t('form.unsaved.title'),
        text: t('form.unsaved.text'),
        stayLabel: t('form.unsaved.stay'),
        leaveLabel: t('form.unsaved.leave'),
      }}
    >
      <Field label={t('form.startsOn')} hint={t('form.startsOnHint')} error={say(errors.startsOn)}>
        <DateInput required min={dayFromToday(1)} {...register('startsOn')} />
      </Field>
      <FieldGroup label={t('form.parts')} error={say(errors.sum)}>
        <Stack gap={4}>
          <ul className={styles.rows} lang={i18n.language}>
            {fields.map((field, index) => (
              <PartFields
                key={field.id}
                part={field}
                place={index + 1}
                register={(name) => register(`parts.${index}.${name}`)}
                faults={{
                  email: say(errors.parts?.[index]?.email),
                  part: say(errors.parts?.[index]?.part),
                }}
                onRemove={
                  field.isArtist || field.payeeId !== null ? undefined : () => remove(index)
                }
              />
            ))}
          </ul>
          <Inline gap={3} justify="between" isWrapping>
            <Button
              size="small"
              disabled={fields.length >= shareRowsMax}
              onClick={() => append(emptyPart)}
            >
              <Plus size={16} aria-hidden />
              {t('form.add')}
            </Button>
            <PartsLeft left={partsLeft(parts)} />
          </Inline>
        </Stack>
      </FieldGroup>
    </FormFrame>
  );
}
