import type { FieldValues } from 'react-hook-form';
import { useViewer } from '@/entities/session';
import { type FaultSentences, type FormSchema, useDraftForm } from '@/shared/lib/form';
import { type Said, useDecided } from './use-decided';

type DecisionForm<Typed extends FieldValues, Sent extends object> = {
  action: Parameters<typeof useDecided>[0];
  /** Tells what is kept of it on the device from other decisions. */
  about: string;
  schema: FormSchema<Typed, Sent>;
  empty: Typed;
  sentences?: FaultSentences<Typed>;
  said: Said;
  decide: (sent: Sent) => Promise<{ error?: unknown }>;
  /** It was made, or somebody else had made it. */
  onDone: () => void;
};

/** What an editor writes with a decision: kept on the device until it is made. */
export function useDecisionForm<Typed extends FieldValues, Sent extends object>(
  options: DecisionForm<Typed, Sent>,
) {
  const { action, about, said, decide, ...form } = options;
  const viewer = useViewer();
  const decided = useDecided(action);
  return useDraftForm({
    ...form,
    name: `${action}-draft:${viewer?.id}:${about}`,
    failed: said.failed,
    // A toast says why.
    send: async ({ sent }) => (decided((await decide(sent)).error, said) ? null : { refusal: '' }),
  });
}
