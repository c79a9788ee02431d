import { inboxStates } from '@/shared/contract/inbox-states.ts';
import { useListQuestion } from '@/shared/ui/filtered-list';

/** The parameters in the address of the list `name`. */
export const useInboxQuestion = <Choice extends string = never>(
  name: string,
  choices?: { readonly [choice in Choice]: readonly string[] | null },
) =>
  useListQuestion({
    name,
    states: inboxStates,
    usual: 'waiting',
    orders: ['oldest', 'latest'],
    ...(choices && { choices }),
  });

/** Refetches every minute while the page is visible. */
export const lookAgain = {
  refetchOnMountOrArgChange: true,
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
} as const;
