/** Source of a queue. */
export const albumSource = (id: string): string => `album:${id}`;
