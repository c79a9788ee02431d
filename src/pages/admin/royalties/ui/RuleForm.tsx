import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { screeningLimits } from '@/shared/contract/limits.ts';
import type { RuleSettings } from '@/shared/contract/play-review.ts';
import { formSchema, useDraftForm } from '@/shared/lib/form';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Field, NumberInput } from '@/shared/ui/field';
import { Switch } from '@/shared/ui/switch';
import { Heading } from '@/shared/ui/text';
import { Bench } from '@/shared/ui/workbench';
import { useChangeRuleMutation } from '../api/play-review-api';
import { useRuleWords } from '../lib/use-rule-words';
import type { Rule } from './RuleList';

const numbers = ['threshold', 'least', 'days'] as const;

type Typed = { isOn: boolean } & { [name in (typeof numbers)[number]]: string };

type RuleFormProps = { rule: Rule; onClose: () => void };

/** Changes a rule for months that are not screened yet. */
export function RuleForm({ rule: opened, onClose }: RuleFormProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const words = useRuleWords();
  const [change] = useChangeRuleMutation();
  const { rule, ...seen } = opened;
  const [schema] = useState(() =>
    formSchema<Typed, RuleSettings>(async () =>
      (await import('../model/royalty-rules')).settingsRules(opened),
    ),
  );
  const most = {
    threshold: screeningLimits.thresholdMax[rule],
    least: screeningLimits.leastMax,
    days: screeningLimits.daysMax,
  };
  const wrong = (name: (typeof numbers)[number]) => {
    const text = t('review.numberWrong', { max: most[name] });
    return { missing: text, number: text, least: text, most: text };
  };
  const draft = useDraftForm<Typed, RuleSettings>({
    schema,
    empty: {
      isOn: seen.isOn,
      threshold: String(seen.threshold),
      least: String(seen.least ?? ''),
      days: String(seen.days ?? ''),
    },
    sentences: { threshold: wrong('threshold'), least: wrong('least'), days: wrong('days') },
    failed: t('review.failed'),
    send: async ({ sent: changes }) => {
      const { error } = await change({ rule, seen, changes });
      return error ? { error } : null;
    },
    onDone: onClose,
  });
  const { form, fault } = draft;
  // The button that opened the form is gone.
  useEffect(() => form.setFocus('threshold'), [form]);
  const fields = (
    <>
      <Heading level={3}>{words.name(rule)}</Heading>
      <Switch
        label={t('review.isOn')}
        checked={draft.values.isOn}
        onChange={(isOn) => draft.change({ isOn })}
      />
      {numbers
        .filter((name) => seen[name] !== null)
        .map((name) => (
          <Field
            key={name}
            label={name === 'threshold' ? t(`review.rule.${rule}.threshold`) : t(`review.${name}`)}
            error={fault(name)}
          >
            <NumberInput {...form.register(name)} />
          </Field>
        ))}
    </>
  );
  return (
    <Bench
      isInPage
      steps={[{ title: words.name(rule), content: fields }]}
      work={draft.work}
      submitLabel={t('review.save')}
      onCancel={() => leaveBy(onClose)}
    />
  );
}
