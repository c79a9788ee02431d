import { vars } from '@/shared/theme';

export const seriesColours = [
  vars.color.accent.graphic,
  vars.color.text.muted,
  vars.color.status.info.text,
  vars.color.text.primary,
] as const;
