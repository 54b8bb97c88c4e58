import { memo, useMemo } from 'react';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Panel, PlotColumn } from '../../ui/chart/Panel.tsx';
import { linePath } from '../../ui/chart/paths.ts';
import { css, styled } from '../../ui/theme.ts';
import { lengthText } from './activityNumbers.ts';
import { type Curve, curveAxis, effortOf, effortText, type Span } from './effortCurve.ts';

const HEIGHT = 240;
/** Lengths that the axis names, seconds: as many as a phone has room for. */
const NAMED: readonly number[] = [5, 60, 300, 1200, 3600, 10_800];

const line = css({
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  variants: {
    of: {
      ALL_TIME: { stroke: '$textSubtle', strokeWidth: 1.5, strokeDasharray: '2 3' },
      SEASON: { stroke: '$textMuted' },
      SIX_WEEKS: { stroke: '$accent', strokeWidth: 2.5 },
    },
  },
});
const threshold = css({ stroke: '$text', strokeWidth: 1, strokeDasharray: '6 4', vectorEffect: 'non-scaling-stroke' });
const thresholdName = css({
  fill: '$textMuted',
  fontSize: '$1',
  paintOrder: 'stroke',
  stroke: '$surface',
  strokeWidth: 3,
  strokeLinejoin: 'round',
});
const Axis = styled('div', {
  position: 'relative',
  height: '1.5rem',
  borderTop: '1px solid $colors$lineStrong',
  fontSize: '$1',
  color: '$textSubtle',
  '& span': { position: 'absolute', top: '$1', translate: '-50% 0', whiteSpace: 'nowrap' },
});
const Mark = styled('svg', { width: '1rem', height: '0.5rem', flexShrink: 0 });

type Drawn = 'ALL_TIME' | 'SEASON' | 'SIX_WEEKS';
const isDrawn = (period: string): period is Drawn => period in { ALL_TIME: 1, SEASON: 1, SIX_WEEKS: 1 };

/** The line of a time, before its name. */
export const SpanMark = ({ of }: { of: string }) =>
  isDrawn(of) ? (
    <Mark aria-hidden viewBox="0 0 16 8">
      <path className={line({ of }).className} d="M0,4H16" />
    </Mark>
  ) : null;

const THRESHOLD: Readonly<Record<string, string | undefined>> = Object.freeze({
  CYCLING: 'FTP',
  RUNNING: 'Threshold',
  SWIMMING: 'CSS',
});

/** The curves over the lengths, a column each; the threshold on file lies across. */
export const EffortCurveFigure = memo(function EffortCurveFigure({
  curve,
  lengths,
}: {
  curve: Curve;
  lengths: readonly number[];
}) {
  const units = useUnits();
  const axis = useMemo(() => curveAxis(curve, HEIGHT, units), [curve, units]);
  const told = effortText(curve, units);
  const pathOf = (span: Span) =>
    linePath(
      lengths.flatMap((seconds, at) => {
        const effort = effortOf(span, seconds);
        return effort ? [{ x: at + 0.5, y: axis.y(effort.value) }] : [];
      }),
    );
  const level = curve.threshold == null ? null : axis.y(curve.threshold);
  return (
    <div>
      <Panel
        axis={axis}
        span={lengths.length}
        format={told.number}
        marks={
          level !== null && (
            <text className={thresholdName().className} x="100%" y={level - 6} textAnchor="end">
              {THRESHOLD[curve.sport]} {told.text(curve.threshold!)}
            </text>
          )
        }
      >
        {level !== null && <path className={threshold().className} d={`M0,${level}H${lengths.length}`} />}
        {curve.spans
          .toReversed()
          .map((span) =>
            isDrawn(span.period) ? (
              <path key={span.period} className={line({ of: span.period }).className} d={pathOf(span)} />
            ) : null,
          )}
      </Panel>
      <PlotColumn aria-hidden>
        <Axis>
          {lengths.map((seconds, at) =>
            NAMED.includes(seconds) ? (
              <span key={seconds} style={{ left: `${(100 * (at + 0.5)) / lengths.length}%` }}>
                {lengthText(seconds)}
              </span>
            ) : null,
          )}
        </Axis>
      </PlotColumn>
    </div>
  );
});
