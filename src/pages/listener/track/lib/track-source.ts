/** Source of a queue. */
export const trackSource = (id: string): string => `track:${id}`;
