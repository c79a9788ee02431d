/** Something of a session, or who takes part in it. */
export const togetherChanged = { name: 'together.changed' } as const;
