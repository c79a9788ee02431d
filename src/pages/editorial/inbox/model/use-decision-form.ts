import type { FieldValues } from 'react-hook-form';
import { useViewer } from '@/entities/session';
import { type FaultSentences, type FormSchema, useDraftForm } from '@/shared/lib/form';
import { type DecisionTexts, type TakingBack, useDecided } from './use-decided';

export type DecisionDialogProps = {
  taking: TakingBack;
  /** Called once it is decided, by anyone. */
  onDone: () => void;
  /** Called when it is left undecided. */
  onClose: () => void;
};

export type DecisionForm<Typed extends FieldValues, Sent extends object> = {
  action: Parameters<typeof useDecided>[0];
  /** Distinguishes its draft from those of other decisions. */
  about: string;
  schema: FormSchema<Typed, Sent>;
  empty: Typed;
  sentences?: FaultSentences<Typed>;
  texts: DecisionTexts;
  decide: (sent: Sent) => Promise<{ error?: unknown }>;
  onDone: () => void;
  taking: TakingBack;
};

/** The form of a decision, with a draft on the device until it is sent. */
export function useDecisionForm<Typed extends FieldValues, Sent extends object>(
  options: DecisionForm<Typed, Sent>,
) {
  const { action, about, texts, decide, taking, ...form } = options;
  const viewer = useViewer();
  const decided = useDecided(action, taking);
  return useDraftForm({
    ...form,
    name: `${action}-draft:${viewer?.id}:${about}`,
    failed: texts.failed,
    // A toast gives the reason.
    send: async ({ sent }) => (decided((await decide(sent)).error, texts) ? null : { refusal: '' }),
  });
}
