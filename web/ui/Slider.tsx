import type { ComponentProps, CSSProperties } from 'react';
import { styled } from './theme.ts';

const THUMB = '1.375rem';
const track = {
  boxSizing: 'border-box',
  height: '6px',
  borderRadius: '$pill',
  background: 'linear-gradient(to right, $colors$accent var(--filled), $colors$neutralSoft var(--filled))',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  '@forced': { border: '1px solid CanvasText' },
} as const;
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  square: THUMB,
  borderRadius: '50%',
  backgroundColor: '$surface',
  border: '2px solid $colors$accent',
  boxShadow: '$small',
} as const;
const waitingThumb = { borderStyle: 'dashed', borderColor: '$control', boxShadow: 'none' } as const;
const focus = { outline: '2px solid $colors$focus', outlineOffset: '2px' } as const;

// the browser's own: it measures nothing while the page is drawn, and lets a finger scroll past. Its parts have no name
// that all browsers know, and a rule with an unknown one is dropped whole.
const Native = styled('input', {
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '1.75rem',
  margin: 0,
  backgroundColor: 'transparent',
  touchAction: 'pan-y',
  cursor: 'pointer',
  '@touch': { height: '$touch' },
  '&::-webkit-slider-runnable-track': track,
  '&::-moz-range-track': track,
  '&::-webkit-slider-thumb': { ...thumb, marginTop: `calc((6px - ${THUMB}) / 2)` },
  '&::-moz-range-thumb': thumb,
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': focus,
  '&:focus-visible::-moz-range-thumb': focus,
  '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  variants: {
    waiting: {
      true: { '--filled': '0%', '&::-webkit-slider-thumb': waitingThumb, '&::-moz-range-thumb': waitingThumb },
    },
  },
});

interface RangeProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'onChange' | 'css'> {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The thumb stands where no answer is yet. */
  waiting?: boolean;
}

/** The track and its thumb, in steps of 1. Enter sends no form: it is a key of the slider's. */
export function Range({ value, min, max, waiting = false, onChange, onKeyDown, ...rest }: RangeProps) {
  const filled = `calc(${(value - min) / (max - min)} * (100% - ${THUMB}) + ${THUMB} / 2)`;
  return (
    <Native
      {...rest}
      type="range"
      min={min}
      max={max}
      step={1}
      value={value}
      waiting={waiting}
      style={waiting ? undefined : ({ '--filled': filled } as CSSProperties)}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

export const SliderEnds = styled('div', {
  display: 'flex',
  // a finger's room reaches below the track
  '@touch': { marginTop: '-$3', pointerEvents: 'none' },
  justifyContent: 'space-between',
  fontSize: '$1',
  color: '$textSubtle',
});
