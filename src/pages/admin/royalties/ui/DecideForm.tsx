import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { screeningLimits } from '@/shared/contract/limits.ts';
import type { HeldGroup } from '@/shared/contract/play-review.ts';
import { formSchema, useDraftForm } from '@/shared/lib/form';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Field, Select, TextInput } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { Bench } from '@/shared/ui/workbench';
import { useDecidePlaysMutation } from '../api/play-review-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useRuleWords } from '../lib/use-rule-words';
import * as styles from './royalties.css';

type DecideFormProps = {
  groups: readonly HeldGroup[];
  onDecided: () => void;
  onClose: () => void;
};

const schema = formSchema(async () => (await import('../model/royalty-rules')).decisionRules);

/** Decides all of them at once, for good, with a reason. */
export function DecideForm({ groups, onDecided, onClose }: DecideFormProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, number } = useRoyaltyWords();
  const words = useRuleWords();
  const [send] = useDecidePlaysMutation();
  const { form, fault, work } = useDraftForm({
    schema,
    empty: { verdict: '', reason: '' },
    sentences: {
      verdict: { invalid: t('review.verdictMissing') },
      reason: { missing: t('steps.reasonMissing') },
    },
    failed: t('review.failed'),
    send: async ({ sent }) => {
      const { error } = await send({ groups: groups.map(({ id }) => id), ...sent });
      return error ? { error } : null;
    },
    onDone: () => {
      onDecided();
      onClose();
    },
  });
  // The button that opened the form is gone.
  useEffect(() => form.setFocus('verdict'), [form]);
  const sum = groups.reduce((total, { earnings }) => total + earnings, 0);
  const plays = groups.reduce((total, group) => total + group.plays, 0);
  const content = (
    <>
      <Heading level={3}>{t('review.decideTitle')}</Heading>
      <Stack gap={1}>
        <Text>{t('review.plays', { count: plays })}</Text>
        <Text className={styles.sum}>{euros(sum)}</Text>
      </Stack>
      <ul className={styles.lines}>
        {groups.map((group) => (
          <li key={group.id} className={styles.line}>
            <span>{group.artist.name}</span>
            <span>{number(group.plays)}</span>
            <span className={styles.about}>
              {words.name(group.rule)} · {words.evidence(group)}
            </span>
          </li>
        ))}
      </ul>
      <Field
        label={t('review.verdictLabel')}
        hint={t('review.verdictHint')}
        error={fault('verdict')}
      >
        <Select
          {...form.register('verdict')}
          options={[
            { value: '', label: t('review.choose') },
            { value: 'counted', label: t('review.verdict.counted') },
            { value: 'refused', label: t('review.verdict.refused') },
          ]}
        />
      </Field>
      <Field label={t('review.reasonLabel')} error={fault('reason')}>
        <TextInput maxLength={screeningLimits.reasonMax} {...form.register('reason')} />
      </Field>
    </>
  );
  return (
    <Bench
      isInPage
      steps={[{ title: t('review.decideTitle'), content }]}
      work={work}
      submitLabel={t('review.submit')}
      onCancel={() => leaveBy(onClose)}
    />
  );
}
