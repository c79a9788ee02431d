import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamedLabel } from '@/entities/label';
import { useMakePressLinkMutation } from '@/entities/release';
import { isProblem, problemText } from '@/shared/api';
import { pressLinkLimits } from '@/shared/contract/release-limits.ts';
import { dayFromToday } from '@/shared/lib/form';
import { useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { DateInput, Field, TextInput } from '@/shared/ui/field';
import { takeFocus } from '@/shared/ui/focus';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { copyText } from '@/shared/ui/toast';

type NewPressLinkProps = {
  releaseId: string;
  /** The latest day that it may end on. */
  lastDay: string;
};

/** Makes one, and shows its address this once. */
export function NewPressLink({ releaseId, lastDay }: NewPressLinkProps) {
  const { t } = useTranslation('pages.label.releases');
  const label = useNamedLabel();
  const { date } = useFormats();
  const [make, { data: made, error, isLoading }] = useMakePressLinkMutation();
  const [note, setNote] = useState('');
  const [endsOn, setEndsOn] = useState(() => dayFromToday(pressLinkLimits.days));
  const fields = isProblem(error) ? error.fields : undefined;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data } = await make({ id: releaseId, label, note, endsOn });
    if (data) setNote('');
  };
  return (
    <Stack gap={4}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap={3}>
          <FailureNotice>{error && !fields && problemText(error, t('press.failed'))}</FailureNotice>
          <Field
            most={pressLinkLimits.noteMax}
            label={t('press.note')}
            hint={t('press.noteHint')}
            error={fields?.['note']}
          >
            <TextInput
              autoComplete="off"
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          <Field
            label={t('press.endsOn')}
            hint={t('press.endsOnHint', { date: date(lastDay) })}
            error={fields?.['endsOn']}
          >
            <DateInput
              required
              min={dayFromToday(0)}
              max={lastDay}
              value={endsOn}
              onChange={({ target }) => setEndsOn(target.value)}
            />
          </Field>
          <Inline>
            <Button type="submit" variant="solid" size="small" isPending={isLoading}>
              {t('press.make')}
            </Button>
          </Inline>
        </Stack>
      </form>
      {made && <MadeLink key={made.id} token={made.token} />}
    </Stack>
  );
}

function MadeLink({ token }: { token: string }) {
  const { t } = useTranslation('pages.label.releases');
  // The token is in the hash, which no server logs.
  const address = `${location.origin}${paths.press}#${new URLSearchParams({ token })}`;
  const handleCopy = () =>
    copyText(address, {
      attempt: 'copyPressLink',
      copied: t('press.copied'),
      notCopied: t('press.notCopied'),
    });
  return (
    <Stack gap={3}>
      <Field label={t('press.address')} hint={t('press.once')}>
        <TextInput
          ref={takeFocus}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Inline>
        <Button variant="solid" size="small" onClick={() => void handleCopy()}>
          <Copy size={18} aria-hidden />
          {t('press.copy')}
        </Button>
      </Inline>
    </Stack>
  );
}
