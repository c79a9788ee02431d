/** States of what artists and labels send to the editors. */
export const inboxStates = ['waiting', 'accepted', 'rejected'] as const;

export type InboxState = (typeof inboxStates)[number];
