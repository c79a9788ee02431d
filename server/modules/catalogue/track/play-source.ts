/** See docs/product/plays.md. */
export const playSources = [
  'playlist',
  'album',
  'artist',
  'search',
  'liked',
  'chart',
  'profile',
  'home',
  'link',
  'queue',
  'radio',
] as const;

/** No address names `offline`: it is of plays from a copy on the device alone. */
export type PlaySource =
  | { kind: 'playlist'; playlistId: string }
  | { kind: 'offline'; playlistId?: never }
  | { kind: Exclude<(typeof playSources)[number], 'playlist'>; playlistId?: never };

/** The kind, a dot, the playlist. */
export function writeSource({ kind, playlistId }: PlaySource): string {
  return playlistId === undefined ? kind : `${kind}.${playlistId}`;
}

export function readSource(text: string): PlaySource | null {
  const dot = text.indexOf('.');
  const [name, playlistId] = dot < 0 ? [text] : [text.slice(0, dot), text.slice(dot + 1)];
  const kind = playSources.find((one) => one === name);
  if (kind === undefined || (kind === 'playlist') !== Boolean(playlistId)) return null;
  return kind === 'playlist' ? { kind, playlistId: playlistId ?? '' } : { kind };
}
