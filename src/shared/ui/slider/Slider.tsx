import { type ChangeEvent, type CSSProperties, useRef } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { filledName, slider } from './Slider.css';

type SliderProps = {
  /** Accessible name. */
  label: string;
  /** Where the handle stands, between the least and the greatest value. */
  value: number;
  /** The value at the start of the line. */
  min?: number;
  /** The value at its end, in the same unit. */
  max: number;
  /** Distance of one arrow key, in the unit of the value. */
  step?: number;
  /** The value in words, for screen readers: '1 minuto 20 segundos de 3 minutos'. */
  valueText: string;
  /** Every step of the way. */
  onValueChange?: (value: number) => void;
  /** Once, when the person lets go or a key has moved it. */
  onValueCommit?: (value: number) => void;
  /** It shows its value and cannot be moved. */
  isDisabled?: boolean;
  className?: string | undefined;
};

/** The platform's own range input: keys, touch and the ARIA slider pattern come with it. */
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
