import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import { styled } from '../theme.ts';
import { GUTTER } from './Panel.tsx';

const Surface = styled('div', {
  position: 'absolute',
  inset: `0 0 0 ${GUTTER}`,
  cursor: 'crosshair',
  borderRadius: '$small',
  // a finger reads along the axis and still scrolls the page
  touchAction: 'pan-y',
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '3px' },
});
const Hair = styled('span', {
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '1px',
  backgroundColor: '$text',
  pointerEvents: 'none',
  willChange: 'left',
});

interface CrosshairProps {
  /** Places along the horizontal axis. */
  count: number;
  /** Places that an arrow key passes; with Shift it passes one. */
  stride: number;
  /** Where it rests while nobody points. */
  rest: number;
  /** What is read: "Season chart, by week". */
  label: string;
  /** A place in words, for assistive technology. */
  describe: (place: number) => string;
  /** What stands above the panels about a place; asked again only when it is another function. */
  readout: (place: number) => ReactNode;
  /** The panels. They are not drawn again while the crosshair moves. */
  children: ReactNode;
}

/** A line over panels that follows pointer, finger or arrow keys, with what it points at above them. */
export function Crosshair({ count, stride, rest, label, describe, readout, children }: CrosshairProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const last = count - 1;
  const place = Math.min(pointed ?? rest, last);

  const shown = useMemo(() => readout(place), [readout, place]);

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setPointed(Math.max(0, Math.min(last, Math.floor(((event.clientX - left) / width) * count))));
  };
  const press = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 1 : stride;
    const to: Record<string, number> = {
      ArrowRight: place + by,
      ArrowUp: place + by,
      ArrowLeft: place - by,
      ArrowDown: place - by,
      PageUp: place + 4 * stride,
      PageDown: place - 4 * stride,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setPointed(Math.max(0, Math.min(last, next)));
  };

  return (
    <>
      {shown}
      <div style={{ position: 'relative' }}>
        {children}
        <Surface
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={place + 1}
          aria-valuetext={describe(place)}
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse') setPointed(null);
          }}
          onKeyDown={press}
          onBlur={() => setPointed(null)}
        >
          {pointed !== null && <Hair style={{ left: `${((place + 0.5) / count) * 100}%` }} />}
        </Surface>
      </div>
    </>
  );
}
