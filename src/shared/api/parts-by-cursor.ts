/** What an endpoint of such a list is asked for. */
export type PartOf<Arg> = { queryArg: Arg; pageParam: string | undefined };

type Part = { nextCursor: string | null };

/** `infiniteQueryOptions` of a list that the server sends in parts. */
export const partsByCursor = {
  initialPageParam: undefined,
  getNextPageParam: ({ nextCursor }: Part) => nextCursor ?? undefined,
};
