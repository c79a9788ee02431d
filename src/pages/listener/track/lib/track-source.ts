/** Names a track's own page as the list that a queue was made from. */
export const trackSource = (id: string): string => `track:${id}`;
