import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { isProblem } from '@/shared/api';
import {
  type AdminLabel,
  type ChangeLabelBody,
  type CreateLabelBody,
  labelLimits,
} from '@/shared/contract/label-administration.ts';
import { useDraftForm } from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';
import { useChangeLabelMutation, useCreateLabelMutation } from '../api/labels-api';
import { emptyLabel, labelSchema, toTyped } from './label-form';

/** Unknown values are null on the server and empty in the form. */
const toSeen = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, was]) => [name, was === '' ? null : was]));

/** The form of a label; calls `ending` before an agreement ends. */
export function useLabelForm(label: AdminLabel | null, onDone: () => void) {
  const { t } = useTranslation('pages.admin.labels');
  const viewer = useViewer();
  const [create] = useCreateLabelMutation();
  const [change, { isLoading: isEnding }] = useChangeLabelMutation();
  const [ending, setEnding] = useState<PromiseWithResolvers<boolean> | null>(null);
  const [schema] = useState(() => labelSchema(label));
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  const failed = t(label ? 'error.update' : 'error.create');
  const year = t('form.error.foundedYear', {
    from: labelLimits.foundedMin,
    until: thisYear,
  });
  const rate = t('form.error.royaltyRate');

  const isSure = () => {
    const question = Promise.withResolvers<boolean>();
    setEnding(question);
    return question.promise;
  };

  const draft = useDraftForm({
    schema,
    name: `label-draft:${viewer?.id}`,
    empty: emptyLabel(),
    former: label && toTyped(label),
    sentences: {
      name: { missing: t('form.error.name') },
      email: { missing: t('form.error.email'), invalid: t('form.error.emailForm') },
      website: { invalid: t('form.error.website') },
      foundedYear: { number: year, least: year, invalid: year },
      royaltyRate: { missing: rate, number: rate, invalid: rate },
    },
    missing: t('form.incomplete'),
    failed,
    send: async ({ sent: { contractStatus: _, ...body }, changes, seen }) => {
      if (changes.contractStatus === 'expired' && !(await isSure())) return { refusal: '' };
      const { error } = label
        ? await change({ id: label.id, changes, seen: toSeen(seen) } as ChangeLabelBody & {
            id: string;
          })
        : await create(body as CreateLabelBody);
      setEnding(null);
      if (error) {
        logFailure(label ? 'changeLabel' : 'createLabel', error);
        const reason =
          isProblem(error) && !(error.kind === 'invalid' && error.fields) && error.message;
        return { error, refusal: reason ? t('error.because', { failed, reason }) : failed };
      }
      showToast({ tone: 'success', text: t(label ? 'updated' : 'created') });
      return null;
    },
    onDone,
  });
  const answer = (isYes: boolean) => {
    ending?.resolve(isYes);
    if (!isYes) setEnding(null);
  };
  return { ...draft, ending: ending && { isEnding, answer } };
}
