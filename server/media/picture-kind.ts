/** What a picture stands for. */
export const pictureKinds = ['album', 'artist', 'banner', 'playlist', 'user', 'chart'] as const;

export type PictureKind = (typeof pictureKinds)[number];

/** How many times as wide as high the pictures of a kind are. */
export const pictureShape = (kind: PictureKind): number => (kind === 'banner' ? 3 : 1);
