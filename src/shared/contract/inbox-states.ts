/** States of what artists and labels send to the editors. */
export const inboxStates = ['waiting', 'accepted', 'rejected'] as const;

export type InboxState = (typeof inboxStates)[number];

/** Seconds in which an editor can take a decision back; the sender reads it only afterwards. */
export const takeBackSeconds = 15;
