import type { Palette } from './palette';

export const lightPalette: Palette = {
  surface: {
    ground: '#f7f0e5',
    raised: '#fffaf2',
    overlay: '#fffdf9',
    hover: '#f0e6d8',
    selected: '#ecdfcd',
  },
  text: { primary: '#29192f', muted: '#665669', onArt: '#fff8ee' },
  accent: {
    solid: '#f3a41e',
    strong: '#e39309',
    soft: '#fbe3b5',
    onSolid: '#241301',
    text: '#7f4700',
    graphic: '#b26a00',
  },
  liked: '#b71f3b',
  status: {
    danger: { text: '#a51d2f', soft: '#fbdedb', solid: '#b92a3a', onSolid: '#fff6f2' },
    success: { text: '#13603a', soft: '#d6efdc' },
    warning: { text: '#665200', soft: '#f5eab4' },
    info: { text: '#214f8f', soft: '#dbe7fa' },
  },
  border: { quiet: '#e3d6c5', strong: '#897784' },
  role: {
    admin: { text: '#a51d2f', soft: '#fbdedb' },
    artist: { text: '#13603a', soft: '#d6efdc' },
    label: { text: '#5c2f9e', soft: '#e9ddfa' },
    editorial: { text: '#214f8f', soft: '#dbe7fa' },
    user: { text: '#584a5c', soft: '#e9dfd8' },
  },
  focus: '#7a3f00',
};
