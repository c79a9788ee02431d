import type { ReactNode } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import type { RoutePath } from '@/shared/lib/unsaved-changes';
import { Button } from '@/shared/ui/button';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { UnsavedChanges } from '@/shared/ui/unsaved-changes';
import { ErrorSummary } from './ErrorSummary';
import * as styles from './FormFrame.css';

type FormFrameProps<Values extends FieldValues> = {
  /** From `useForm`; its error `root` concerns the whole form. */
  form: UseFormReturn<Values>;
  /** If it throws or sets an error, the input stays. */
  onSubmit: (values: Values) => void | Promise<void>;
  submitLabel: string;
  isIncomplete?: boolean;
  cancelLabel?: string;
  /** The caller leaves by `leaveBy`, which asks. */
  onCancel?: () => void;
  /** In the order of the fields. */
  problems?: readonly { field: FieldPath<Values>; label: string; text: string | undefined }[];
  /** Title of several problems. */
  problemsTitle?: string;
  /** The question before unsaved input is lost; `keeps` names addresses that keep it. */
  unsaved: {
    title: string;
    text: string;
    stayLabel: string;
    leaveLabel: string;
    keeps?: (route: RoutePath) => boolean;
  };
  children: ReactNode;
};

export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { form, onSubmit, submitLabel, isIncomplete, cancelLabel, onCancel } = props;
  const { problems = [], problemsTitle, unsaved, children } = props;
  const { errors, isDirty, isSubmitting } = useFormState({ control: form.control });
  const found = problems.flatMap(({ text, ...problem }) => (text ? [{ ...problem, text }] : []));
  const handleSubmit = form.handleSubmit(onSubmit);
  return (
    <form noValidate data-checks-length="" onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        <FailureNotice>{errors.root?.message}</FailureNotice>
        {problemsTitle && found.length > 1 && (
          <ErrorSummary
            title={problemsTitle}
            problems={found}
            onGoTo={(field) => form.setFocus(field)}
          />
        )}
        {children}
        <Inline gap={3} justify="end" isWrapping className={styles.foot}>
          {cancelLabel && (
            <Button variant="ghost" onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button
            type="submit"
            variant="solid"
            aria-disabled={isIncomplete || undefined}
            isPending={isSubmitting}
          >
            {submitLabel}
          </Button>
        </Inline>
      </Stack>
      <UnsavedChanges isChanged={isDirty} {...unsaved} />
    </form>
  );
}

export const FieldColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);
