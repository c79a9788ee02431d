/** Names a playlist as the list that a queue was made from, for example `playlist:pls_1`. */
export const playlistSource = (id: string): string => `playlist:${id}`;
