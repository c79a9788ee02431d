import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { clampSidebarWidth, sidebarWidths } from './sidebar-size';
import * as styles from './SidebarHandle.css';

const keyboardStep = 16;

type SidebarHandleProps = { width: number; onResize: (width: number) => void };

export function SidebarHandle({ width, onResize }: SidebarHandleProps) {
  const { t } = useTranslation('widgets.sidebar');

  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onResize(clampSidebarWidth(event.clientX));
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: width - keyboardStep,
      ArrowRight: width + keyboardStep,
      Home: sidebarWidths.least,
      End: sidebarWidths.most,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onResize(clampSidebarWidth(next));
  };

  return (
    // The ARIA window splitter.
    <div
      className={styles.handle}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule cannot be dragged
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('resize')}
      aria-valuemin={sidebarWidths.least}
      aria-valuemax={sidebarWidths.most}
      aria-valuenow={width}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handlePointerMove}
      onKeyDown={handleKeyDown}
    />
  );
}
