import { useEffect, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { lazySchema, showFieldProblems, usePrefetchedSchema } from '@/shared/lib/form';
import { FormFrame } from '@/shared/ui/form-frame';
import { Notice } from '@/shared/ui/notice';
import { Button } from '@/shared/ui/button';
import { TooLate } from '@/widgets/created-state';
import { concertDraft } from '../../model/concert-draft';
import {
  type ConcertValues,
  emptyConcert,
  valuesOf,
  valuesOfNew,
} from '../../model/concert-values';
import { type ChosenPicture, chosenAgain, useSaveConcert } from '../../model/use-save-concert';
import { useSeenConcert } from '../../model/use-seen-concert';
import type { Filling } from '../ConcertsDesk';
import { AboutFields } from './AboutFields';
import { MoreFields } from './MoreFields';
import { PictureFields } from './PictureFields';
import { TicketFields } from './TicketFields';

const schema = lazySchema<ConcertValues>(() =>
  import('../../model/concert-form').then((form) => form.concertFormSchema),
);

const required = ['title', 'venue', 'date'] as const;

type ConcertFormProps = {
  place: CreatedPlace;
  /** What the form is about. */
  filling: Filling;
  /** It was saved. */
  onDone: () => void;
  onCancel: () => void;
};

const valuesIn = (filling: Filling): ConcertValues => {
  if (filling.of === 'created') return valuesOfNew(filling.item);
  return filling.of === 'delivered' ? valuesOf(filling.concert) : emptyConcert;
};

/** All that an artist says of a concert. Of a new one what is typed survives leaving. */
export function ConcertForm({ place, filling, onDone, onCancel }: ConcertFormProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  usePrefetchedSchema(schema);
  const { owner, artistId } = place;
  const isNew = filling.of === 'new';
  const created = filling.of === 'created' ? filling.item : null;
  const [kept] = useState(() => (isNew ? concertDraft(place).read() : null));
  const [isRecovered, setRecovered] = useState(kept !== null);
  const form = useForm<ConcertValues>({
    resolver: schema,
    defaultValues: { ...valuesIn(filling), ...kept },
  });
  const [picture, setPicture] = useState<ChosenPicture>(
    created !== null && created.fileKey !== null ? 'kept' : null,
  );
  const [late, setLate] = useState<'sent' | 'gone' | null>(null);
  const isAnew = isNew || late === 'gone';
  const { errors } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control });
  const save = useSaveConcert(place);
  const concert = filling.of === 'delivered' ? filling.concert : null;
  const { seen, lookAgain } = useSeenConcert({ form, artistId, concert });
  const typed = JSON.stringify(values);
  const isEmpty = typed === JSON.stringify(emptyConcert);

  useEffect(() => {
    if (!isNew || isEmpty) return;
    concertDraft({ owner, artistId }).write(JSON.parse(typed) as Partial<ConcertValues>);
  }, [isNew, isEmpty, owner, artistId, typed]);

  const begin = () => {
    concertDraft(place).clear();
    setRecovered(false);
    form.reset(emptyConcert, { keepFieldsRef: true });
  };
  const handleSubmit = async (filled: ConcertValues) => {
    const saving = { values: filled, picture };
    const failure = seen
      ? await save.put(saving, seen)
      : await save.keep(saving, isAnew ? null : created);
    if (failure === 'sent' || failure === 'gone') {
      setLate(failure);
      if (failure === 'gone' && picture === 'kept') {
        setPicture(await chosenAgain(created?.fileKey ?? '', t('form.pictureKept')));
      }
      return;
    }
    if (failure) {
      showFieldProblems(form, failure.problem);
      form.setError('root', { message: failure.text });
      if (failure.isOutdated) await lookAgain();
      return;
    }
    form.reset(emptyConcert, { keepFieldsRef: true });
    if (isNew) concertDraft(place).clear();
    onDone();
  };

  const blank = required.filter((field) => !values[field]?.trim());
  const isMissing = blank.some((field) => errors[field]);
  return (
    <FormFrame
      form={form}
      onSubmit={handleSubmit}
      isIncomplete={blank.length > 0}
      submitLabel={t(isAnew ? 'form.create' : 'form.save')}
      cancelLabel={t('form.cancel')}
      onCancel={onCancel}
      unsaved={{
        // The draft of a new one is there when they are back.
        keeps: () => isNew,
        title: t('form.unsaved.title'),
        text: t('form.unsaved.text'),
        stayLabel: t('form.unsaved.stay'),
        leaveLabel: t('form.unsaved.leave'),
      }}
    >
      {isMissing && (
        <Notice tone="danger" role="alert">
          {t('form.alert')}
        </Notice>
      )}
      {isRecovered && (
        <Notice
          action={
            <Button size="small" onClick={begin}>
              {t('form.begin')}
            </Button>
          }
        >
          {t('form.recovered')}
        </Notice>
      )}
      <AboutFields form={form} />
      <TicketFields form={form} isDelivered={filling.of === 'delivered'} />
      <PictureFields form={form} picture={picture} onChoose={setPicture} />
      <MoreFields form={form} />
      {late && <TooLate why={late} isEditable />}
    </FormFrame>
  );
}
