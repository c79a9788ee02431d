import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { screeningLimits } from '@/shared/contract/limits.ts';
import type { ScreeningRules } from '@/shared/contract/play-review.ts';
import { readNumber } from '@/shared/lib/format';
import { Field, NumberInput } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Heading } from '@/shared/ui/text';
import { useChangeRuleMutation } from '../api/play-review-api';
import { useRuleWords } from '../lib/use-rule-words';
import { FormEnd } from './FormEnd';

type RuleFormProps = {
  rule: ScreeningRules['rules'][number];
  onClose: () => void;
};

const numbers = ['threshold', 'least', 'days'] as const;

/** Changes a rule for months that are not screened yet. */
export function RuleForm({ rule: { rule, ...seen }, onClose }: RuleFormProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const words = useRuleWords();
  const field = useRef<HTMLInputElement>(null);
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), []);
  const [isOn, setIsOn] = useState(seen.isOn);
  const [typed, setTyped] = useState(() => ({
    threshold: String(seen.threshold),
    least: String(seen.least ?? ''),
    days: String(seen.days ?? ''),
  }));
  const [isAsked, setIsAsked] = useState(false);
  const [send, { error, isLoading }] = useChangeRuleMutation();
  const asked = numbers.filter((name) => seen[name] !== null);
  const most = {
    threshold: screeningLimits.thresholdMax[rule],
    least: screeningLimits.leastMax,
    days: screeningLimits.daysMax,
  };
  const read = (name: (typeof numbers)[number]) => readNumber(typed[name]) ?? 0;
  const isWrong = (name: (typeof numbers)[number]) => read(name) < 1 || read(name) > most[name];
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isLoading || asked.some(isWrong)) return;
    const changes = {
      isOn,
      threshold: read('threshold'),
      least: seen.least === null ? null : read('least'),
      days: seen.days === null ? null : read('days'),
    };
    const { data } = await send({ rule, seen, changes });
    if (data) onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        <Heading level={3}>{words.name(rule)}</Heading>
        <Switch label={t('review.isOn')} checked={isOn} onChange={setIsOn} />
        {asked.map((name) => (
          <Field
            key={name}
            label={name === 'threshold' ? t(`review.rule.${rule}.threshold`) : t(`review.${name}`)}
            error={
              isAsked && isWrong(name) ? t('review.numberWrong', { max: most[name] }) : undefined
            }
          >
            <NumberInput
              {...(name === 'threshold' && { ref: field })}
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          </Field>
        ))}
        <FormEnd
          error={error}
          submitLabel={t('review.save')}
          isPending={isLoading}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
