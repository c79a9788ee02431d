import type { ReactNode } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import type { Place } from '@/shared/lib/unsaved-changes';
import { Button } from '@/shared/ui/button';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { UnsavedChanges } from '@/shared/ui/unsaved-changes';
import { ErrorSummary } from './ErrorSummary';
import * as styles from './FormFrame.css';

type FormFrameProps<Values extends FieldValues> = {
  /** What `useForm` answers; a failure of the whole is its error `root`. */
  form: UseFormReturn<Values>;
  /** Sends what is valid; what it throws or sets as an error leaves everything as it was typed. */
  onSubmit: (values: Values) => void | Promise<void>;
  /** Names the action: «Enviar pitch», not «Aceptar». */
  submitLabel: string;
  /** Something that has to be there is not: the button looks disabled, and says what is missing when it is pressed. */
  isIncomplete?: boolean;
  /** Names the way out, where there is one. */
  cancelLabel?: string;
  /** The way out was taken; the caller goes by `leaveBy`, which asks. */
  onCancel?: () => void;
  /** What is wrong in which field, in the order of the fields, in words. */
  problems?: readonly { field: FieldPath<Values>; label: string; text: string | undefined }[];
  /** Above several problems: how many there are. */
  problemsTitle?: string;
  /** The question before typed changes are lost, and where they are not (`keeps`). */
  unsaved: {
    title: string;
    text: string;
    stayLabel: string;
    leaveLabel: string;
    keeps?: (place: Place) => boolean;
  };
  /** The fields. */
  children: ReactNode;
};

/**
 * A form from its first field to its button: says what is wrong in all, keeps what was typed when it
 * fails, and asks before that is lost. In a dialog it is what stands below the title.
 */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { form, onSubmit, submitLabel, isIncomplete, cancelLabel, onCancel } = props;
  const { problems = [], problemsTitle, unsaved, children } = props;
  // By its own subscription: the form is one object that changes in place.
  const { errors, isDirty, isSubmitting } = useFormState({ control: form.control });
  const found = problems.flatMap(({ text, ...problem }) => (text ? [{ ...problem, text }] : []));
  const handleSubmit = form.handleSubmit(onSubmit);
  return (
    <form noValidate data-checks-length="" onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        <FailureNotice>{errors.root?.message}</FailureNotice>
        {/* A single one is said at its field, which has the focus. */}
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
