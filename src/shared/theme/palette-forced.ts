import type { Palette } from './palette';

const tag = { text: 'CanvasText', soft: 'Canvas' };

/** Unchanged by forced colours. */
export const forcedPalette: Palette = {
  surface: {
    ground: 'Canvas',
    raised: 'Canvas',
    overlay: 'Canvas',
    hover: 'Canvas',
    selected: 'Canvas',
  },
  text: { primary: 'CanvasText', muted: 'CanvasText', onArt: 'CanvasText' },
  accent: {
    solid: 'Highlight',
    strong: 'Highlight',
    soft: 'Canvas',
    onSolid: 'HighlightText',
    text: 'CanvasText',
    graphic: 'Highlight',
  },
  liked: 'Highlight',
  status: {
    danger: { ...tag, solid: 'Highlight', onSolid: 'HighlightText' },
    success: tag,
    warning: tag,
    info: tag,
  },
  border: { quiet: 'GrayText', strong: 'CanvasText' },
  role: { admin: tag, artist: tag, label: tag, editorial: tag, user: tag },
  focus: 'CanvasText',
};
