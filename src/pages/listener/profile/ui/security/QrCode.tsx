import { encode } from 'uqr';
import * as styles from './SecurityRows.css';

type QrCodeProps = {
  text: string;
  label: string;
};

/** A QR code as one path. Load it lazily. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 1 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <figure aria-label={label} className={styles.qr}>
      <svg aria-hidden viewBox={`0 0 ${size} ${size}`}>
        <path d={dark.join('')} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
    </figure>
  );
}
