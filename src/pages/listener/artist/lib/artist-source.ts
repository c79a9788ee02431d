/** Source of a queue. */
export const artistSource = (id: string): string => `artist:${id}`;
