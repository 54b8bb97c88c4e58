import { memo, type ReactNode } from 'react';
import { css, styled } from '../theme.ts';
import type { Axis } from './axis.ts';

/** Room on the left for the values of the axis; the plots of all panels start at the same place. */
export const GUTTER = '2.25rem';

/** Panels below each other over one horizontal axis. */
export const Panels = styled('div', { position: 'relative', display: 'flex', flexDirection: 'column' });

/** What lies over the plots only, beside the gutter; a percentage of its width is a place on the horizontal axis. */
export const PlotColumn = styled('div', { position: 'relative', marginLeft: GUTTER });

const Title = styled('p', {
  // lines that go through all panels pass behind it
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  marginBottom: '$2',
  paddingRight: '$2',
  backgroundColor: '$surface',
  fontSize: '$2',
  fontWeight: '$medium',
  color: '$textMuted',
});
const Row = styled('div', { display: 'grid', gridTemplateColumns: `${GUTTER} minmax(0, 1fr)` });
const ValueColumn = styled('div', { position: 'relative', fontSize: '$1', lineHeight: 1, color: '$textSubtle' });
const Value = styled('span', { position: 'absolute', right: '$2', translate: '0 -50%' });
const Plot = styled('svg', { width: '100%', overflow: 'visible' });
const gridLine = css({
  stroke: '$line',
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  variants: { zero: { true: { stroke: '$lineStrong' } } },
});

const Values = memo(function Values({ axis, format }: { axis: Axis; format: (value: number) => string }) {
  return (
    <ValueColumn aria-hidden style={{ height: axis.height }}>
      {axis.ticks.map((tick) => (
        <Value key={tick} style={{ top: axis.y(tick) }}>
          {format(tick)}
        </Value>
      ))}
    </ValueColumn>
  );
});

const Grid = memo(function Grid({ axis }: { axis: Axis }) {
  return axis.ticks.map((tick) => (
    <line
      key={tick}
      className={gridLine({ zero: tick === 0 }).className}
      x1="0"
      x2="100%"
      y1={axis.y(tick)}
      y2={axis.y(tick)}
    />
  ));
});

interface PanelProps {
  /** Left out: what stands above names the plot. */
  title?: ReactNode;
  axis: Axis;
  /** Units of the horizontal axis. */
  span: number;
  format?: (value: number) => string;
  /** Behind the lines of the axis, in units and pixels. */
  behind?: ReactNode;
  /** Paths in units of the span and pixels; strokes keep their width with `vectorEffect`. */
  children: ReactNode;
  /** Whatever must not be stretched, placed by percentages of the width. */
  marks?: ReactNode;
}

/**
 * One plot with its vertical axis. It is as wide as its place without being measured: the paths are stretched, texts and
 * marks are not, so nothing moves once it is drawn.
 */
export function Panel({ title, axis, span, format = String, behind, children, marks }: PanelProps) {
  const { height } = axis;
  const stretched = { viewBox: `0 0 ${span} ${height}`, preserveAspectRatio: 'none', width: '100%', height };
  return (
    <div>
      {title && <Title>{title}</Title>}
      <Row>
        <Values axis={axis} format={format} />
        <Plot height={height} aria-hidden>
          {behind && <svg {...stretched}>{behind}</svg>}
          <Grid axis={axis} />
          <svg {...stretched}>{children}</svg>
          {marks}
        </Plot>
      </Row>
    </div>
  );
}
