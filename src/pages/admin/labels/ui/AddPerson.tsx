import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import { fieldSentence, showFieldProblems } from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { emailKeys, Field, TextInput } from '@/shared/ui/field';
import { Inline, Stack } from '@/shared/ui/stack';
import { useAddLabelPersonMutation } from '../api/labels-api';

type Values = { email: string };

type AddPersonProps = {
  labelId: string;
  /** The account with this email now works for the label. */
  onAdded: (email: string) => void;
};

/** Adds an account to a label by email; the input stays until the server accepts it. */
export function AddPerson({ labelId, onAdded }: AddPersonProps) {
  const { t } = useTranslation('pages.admin.labels');
  const [add, { isLoading }] = useAddLabelPersonMutation();
  const form = useForm<Values>({ defaultValues: { email: '' } });
  const { errors } = form.formState;
  const error = fieldSentence(errors.email, () => t('form.error.email')) ?? errors.root?.message;

  const handleAdd = async (values: Values) => {
    const email = values.email.trim();
    const { error: problem } = await add({ id: labelId, email });
    if (!problem) {
      onAdded(email);
      form.reset();
      form.setFocus('email');
      return;
    }
    logFailure('addLabelPerson', problem);
    if (showFieldProblems(form, problem)) return;
    form.setError('root', { message: problemText(problem, t('people.failed')) });
  };
  const handleSubmit = form.handleSubmit(handleAdd);

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={3}>
        <Field label={t('people.email')} hint={t('people.hint')} error={error}>
          <TextInput
            {...emailKeys}
            required
            autoComplete="off"
            {...form.register('email', { validate: (email) => email.trim() !== '' || 'missing' })}
          />
        </Field>
        <Inline>
          <Button type="submit" isPending={isLoading}>
            {t('people.add')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
