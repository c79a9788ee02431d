/** By meaning, never by hue; opaque sRGB hex. */
export type Palette = {
  surface: { ground: string; raised: string; overlay: string; hover: string; selected: string };
  text: { primary: string; muted: string; onArt: string };
  accent: {
    solid: string;
    strong: string;
    soft: string;
    onSolid: string;
    text: string;
    graphic: string;
  };
  liked: string;
  status: Record<'danger' | 'success' | 'warning' | 'info', { text: string; soft: string }> & {
    danger: { solid: string; onSolid: string };
  };
  border: { quiet: string; strong: string };
  role: Record<'admin' | 'artist' | 'label' | 'editorial' | 'user', { text: string; soft: string }>;
  focus: string;
};
