export const pictureKinds = ['album', 'artist', 'banner', 'playlist', 'user', 'chart'] as const;

export type PictureKind = (typeof pictureKinds)[number];

/** Width divided by height. */
export const pictureShape = (kind: PictureKind): number => (kind === 'banner' ? 3 : 1);
