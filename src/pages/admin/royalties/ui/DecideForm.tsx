import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { screeningLimits } from '@/shared/contract/limits.ts';
import type { HeldGroup, Verdict } from '@/shared/contract/play-review.ts';
import { Field, Select, TextInput } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useDecidePlaysMutation } from '../api/play-review-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useRuleWords } from '../lib/use-rule-words';
import { FormEnd } from './FormEnd';
import * as styles from './royalties.css';

type DecideFormProps = {
  groups: readonly HeldGroup[];
  onDecided: () => void;
  onClose: () => void;
};

const isVerdict = (value: string): value is Verdict => value === 'counted' || value === 'refused';

/** Decides all of them at once, for good, with a reason. */
export function DecideForm({ groups, onDecided, onClose }: DecideFormProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, number } = useRoyaltyWords();
  const words = useRuleWords();
  const field = useRef<HTMLSelectElement>(null);
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), []);
  const [verdict, setVerdict] = useState<Verdict | ''>('');
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [send, { error, isLoading }] = useDecidePlaysMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const written = reason.trim();
    if (verdict === '' || written === '' || isLoading) return;
    const ids = groups.map(({ id }) => id);
    const { data } = await send({ groups: ids, verdict, reason: written });
    if (data === undefined) return;
    onDecided();
    onClose();
  };
  const sum = groups.reduce((total, { earnings }) => total + earnings, 0);
  const plays = groups.reduce((total, group) => total + group.plays, 0);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
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
          error={isAsked && verdict === '' ? t('review.verdictMissing') : undefined}
        >
          <Select
            ref={field}
            value={verdict}
            onChange={({ target }) => setVerdict(isVerdict(target.value) ? target.value : '')}
            options={[
              { value: '', label: t('review.choose') },
              { value: 'counted', label: t('review.verdict.counted') },
              { value: 'refused', label: t('review.verdict.refused') },
            ]}
          />
        </Field>
        <Field
          label={t('review.reasonLabel')}
          error={isAsked && reason.trim() === '' ? t('steps.reasonMissing') : undefined}
        >
          <TextInput
            maxLength={screeningLimits.reasonMax}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <FormEnd
          error={error}
          submitLabel={t('review.submit')}
          isPending={isLoading}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
