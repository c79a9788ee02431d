export const videoPurpose = 'canvas-video';
export const thumbnailPurpose = 'canvas-thumbnail';

export const videoUse = (canvasId: string): string => `canvas-video/${canvasId}`;
export const thumbnailUse = (canvasId: string): string => `canvas-thumbnail/${canvasId}`;

export const videoPath = (canvasId: string): string => `/api/canvases/${canvasId}/video`;
export const thumbnailPath = (canvasId: string): string => `/api/canvases/${canvasId}/thumbnail`;
