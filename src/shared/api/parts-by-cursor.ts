type Part = { nextCursor: string | null };

/** `infiniteQueryOptions` of a list that the server sends in parts. */
export const partsByCursor = {
  initialPageParam: undefined,
  getNextPageParam: ({ nextCursor }: Part) => nextCursor ?? undefined,
};
