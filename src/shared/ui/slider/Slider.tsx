import { type ChangeEvent, type CSSProperties, useRef } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { filledName, slider } from './Slider.css';

type SliderProps = {
  label: string;
  value: number;
  min?: number;
  max: number;
  /** Step of an arrow key. */
  step?: number;
  /** For screen readers: '1 minuto 20 segundos de 3 minutos'. */
  valueText: string;
  /** Called on every change. */
  onValueChange?: (value: number) => void;
  /** Called once on release, or after a key. */
  onValueCommit?: (value: number) => void;
  isDisabled?: boolean;
  className?: string | undefined;
};

/** The platform's own range input. */
export function Slider({
  label,
  value,
  min = 0,
  max,
  step = 1,
  valueText,
  onValueChange,
  onValueCommit,
  isDisabled = false,
  className,
}: SliderProps) {
  const moved = useRef<number | null>(null);
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    moved.current = currentTarget.valueAsNumber;
    onValueChange?.(moved.current);
  };
  const commit = () => {
    if (moved.current === null) return;
    onValueCommit?.(moved.current);
    moved.current = null;
  };

  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={isDisabled}
      className={classNames(slider, className)}
      style={{ [filledName]: `${filled.toFixed(2)}%` } as CSSProperties}
      onChange={handleChange}
      onPointerUp={commit}
      onPointerCancel={commit}
      onKeyUp={commit}
      onBlur={commit}
    />
  );
}
