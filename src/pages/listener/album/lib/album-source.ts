/** Names an album as the list that a queue was made from. */
export const albumSource = (id: string): string => `album:${id}`;
