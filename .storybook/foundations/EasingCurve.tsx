import { vars } from '@/shared/theme';
import * as styles from './Motion.css';

const { accent, border, text } = vars.color;

export function EasingCurve({ easing }: { easing: string }) {
  const numbers = easing.match(/-?[\d.]+/g) ?? [];
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = numbers.map((number) => Number(number) * 100);
  const [from, to] = [`${x1} ${100 - y1}`, `${x2} ${100 - y2}`];
  return (
    <svg viewBox="0 0 100 100" className={styles.curve} aria-hidden>
      <rect width="100" height="100" stroke={border.quiet} />
      <path d={`M0 100L${from}M100 0L${to}`} stroke={text.muted} strokeDasharray="2 2" />
      <path d={`M0 100C${from} ${to} 100 0`} stroke={accent.graphic} strokeWidth={2.5} />
    </svg>
  );
}
