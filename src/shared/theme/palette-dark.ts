import type { Palette } from './palette';

export const darkPalette: Palette = {
  surface: {
    ground: '#170f1c',
    raised: '#211729',
    overlay: '#2e2138',
    hover: '#2c2036',
    selected: '#372841',
  },
  text: { primary: '#f7efe4', muted: '#bbadba', onArt: '#fff8ee' },
  accent: {
    solid: '#f6ad2b',
    strong: '#ffc352',
    soft: '#3d2a16',
    onSolid: '#241301',
    text: '#fbbe56',
    graphic: '#f6ad2b',
  },
  liked: '#ff6f80',
  status: {
    danger: { text: '#ff9089', soft: '#43191f', solid: '#c5303f', onSolid: '#fff6f2' },
    success: { text: '#82d6a6', soft: '#15321f' },
    warning: { text: '#e9d36a', soft: '#363012' },
    info: { text: '#a6c7f5', soft: '#1c2b45' },
  },
  border: { quiet: '#392b46', strong: '#8b7996' },
  role: {
    admin: { text: '#ff9089', soft: '#43191f' },
    artist: { text: '#82d6a6', soft: '#15321f' },
    label: { text: '#cfaeff', soft: '#33214f' },
    editorial: { text: '#a6c7f5', soft: '#1c2b45' },
    user: { text: '#cbbfcb', soft: '#352c3c' },
  },
  focus: '#ffd98a',
};
