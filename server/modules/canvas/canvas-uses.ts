/** What files are staged for until a canvas names them. */
export const videoPurpose = 'canvas-video';
export const thumbnailPurpose = 'canvas-thumbnail';

/** The use of an asset as the video of a canvas, by which it is claimed and found; and as the picture of it. */
export const videoUse = (canvasId: string): string => `canvas-video/${canvasId}`;
export const thumbnailUse = (canvasId: string): string => `canvas-thumbnail/${canvasId}`;

/** Where they are read, to be signed. */
export const videoPath = (canvasId: string): string => `/api/canvases/${canvasId}/video`;
export const thumbnailPath = (canvasId: string): string => `/api/canvases/${canvasId}/thumbnail`;
