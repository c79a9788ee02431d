import { useTranslation } from 'react-i18next';
import { useDecideReleaseMutation } from '@/entities/release';
import { releaseLimits } from '@/shared/contract/release-limits.ts';
import { rejectionReasons } from '@/shared/contract/release-types.ts';
import type { Preparation, RejectionReason } from '@/shared/contract/release.ts';
import { formSchema } from '@/shared/lib/form';
import { Field, Select, TextArea } from '@/shared/ui/field';
import { Workbench } from '@/shared/ui/workbench';
import { type DecisionDialogProps, useDecisionForm } from '../model/use-decision-form';

const schema = formSchema(async () => (await import('../model/decision-rules')).rejectReleaseRules);

type RejectReleaseDialogProps = DecisionDialogProps & { release: Preparation };

/** Rejects a release with a listed reason and a message to the label. */
export function RejectReleaseDialog({
  release,
  taking,
  onDone,
  onClose,
}: RejectReleaseDialogProps) {
  const { t } = useTranslation(['pages.editorial.inbox', 'entities.release']);
  const { id, version, title } = release;
  const [decide] = useDecideReleaseMutation();
  const { form, fault, work } = useDecisionForm({
    action: 'decideRelease',
    about: `reject:${id}`,
    schema,
    // No reason is chosen yet.
    empty: { reason: '' as RejectionReason, note: '' },
    sentences: { reason: { invalid: t('reject.choose') } },
    texts: { done: t('reject.done', { title }), failed: t('reject.failed') },
    decide: (sent) => decide({ id, version, act: 'reject', ...sent }),
    taking,
    onDone,
  });
  const fields = (
    <>
      <Field label={t('reject.reason')} error={fault('reason')}>
        <Select
          required
          options={[
            { value: '', label: t('reject.none') },
            ...rejectionReasons.map((value) => ({
              value,
              label: t(`entities.release:reason.${value}`),
            })),
          ]}
          {...form.register('reason')}
        />
      </Field>
      <Field
        most={releaseLimits.noteMax}
        label={t('reject.note')}
        hint={t('reject.noteHint', { most: releaseLimits.noteMax })}
        error={fault('note')}
      >
        <TextArea {...form.register('note')} />
      </Field>
    </>
  );
  return (
    <Workbench
      title={t('reject.of', { title })}
      description={t('reject.text')}
      size="medium"
      steps={[{ title: t('reject.act'), content: fields }]}
      work={work}
      submitLabel={t('reject.act')}
      isRefusal
      onClose={onClose}
    />
  );
}
