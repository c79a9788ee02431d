/** Names an artist's top tracks as the list that a queue was made from. */
export const artistSource = (id: string): string => `artist:${id}`;
