/** `playlist:pls_1` */
export const playlistSource = (id: string): string => `playlist:${id}`;
