import { memo, useMemo } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { sharesOf } from '../../../api/core/load/form.ts';
import { type Axis, verticalAxis } from '../../ui/chart/axis.ts';
import { areaPath, linePath, type Point, ribbonPath } from '../../ui/chart/paths.ts';
import { Panel } from '../../ui/chart/Panel.tsx';
import { css, styled } from '../../ui/theme.ts';
import { beforeLine, type Curve, curveLines } from './lineStyles.ts';
import { type ChartLoadDay, type ChartSeason, type DayScale, flagLeans } from './seasonChartData.ts';
import { signed } from './seasonChartText.ts';

const LOAD_HEIGHT = 112;
const FORM_HEIGHT = 96;
/** Form between these parts of the fitness of the evening before is fresh. */
const { from: FRESH_FROM, to: FRESH_TO } = sharesOf('fresh');
/** Points that the ends of the form's axis are rounded to, so that it holds still while the plan changes a little. */
const FORM_STEP = 5;

const FITNESS_WASH = css({ fill: '$fitness', fillOpacity: 0.14 })().className;
const FORM_WASH = css({ fill: '$form', fillOpacity: 0.2 })().className;
const FRESH = css({ fill: '$success', fillOpacity: 0.1 })().className;
const FORM_DOT = css({ fill: '$form', stroke: '$surface', strokeWidth: 2 })().className;
const FORM_TEXT = css({
  fill: '$text',
  fontSize: '$2',
  fontWeight: '$semibold',
  paintOrder: 'stroke',
  stroke: '$surface',
  strokeWidth: 4,
  strokeLinejoin: 'round',
})().className;
const Key = styled('span', {
  fontWeight: '$medium',
  variants: { of: { fitness: { color: '$fitness' }, fatigue: { color: '$fatigue' }, form: { color: '$form' } } },
});
const Quiet = styled('span', { fontWeight: '$regular', color: '$textSubtle' });
const LOAD_TITLE = (
  <>
    <Key of="fitness">Fitness</Key> <Quiet>and</Quiet> <Key of="fatigue">fatigue</Key>
  </>
);
const FORM_TITLE = (
  <>
    <Key of="form">Form</Key> <Quiet>the shaded band is fresh</Quiet>
  </>
);

interface BeforeCurveProps {
  load: readonly ChartLoadDay[];
  curve: Curve;
  scale: DayScale;
  axis: Axis;
}

// drawn once, while the curve before it follows a drag
const BeforeCurve = memo(function BeforeCurve({ load, curve, scale, axis }: BeforeCurveProps) {
  return <path className={beforeLine} d={linePath(pointsOf(load, curve, scale, axis.y))} />;
});

interface LoadPanelProps {
  season: ChartSeason;
  scale: DayScale;
  before?: ChartSeason | undefined;
  today: Day;
}

/** One curve in units of the scale and pixels. */
export function pointsOf(load: readonly ChartLoadDay[], curve: Curve, scale: DayScale, y: Axis['y']): Point[] {
  const first = load[0] ? scale.at(load[0].date) : 0;
  return load.map((day, index) => ({ x: first + index, y: y(day[curve]) }));
}

/** Solid up to today, dashed from there. */
export function CurveLine({ points, curve, todayAt }: { points: readonly Point[]; curve: Curve; todayAt: number }) {
  const split = points.findIndex(({ x }) => x >= todayAt);
  const known = split < 0 ? points : points.slice(0, split + 1);
  const { known: solid, projected } = curveLines[curve];
  return (
    <>
      <path className={solid} d={linePath(known)} />
      {split >= 0 && <path className={projected} d={linePath(points.slice(split))} />}
    </>
  );
}

/** Fitness and fatigue day by day: what was, then what the plan leads to. */
export const LoadPanel = memo(function LoadPanel({ season, scale, before, today }: LoadPanelProps) {
  const most = Math.ceil(
    [...season.load, ...(before?.load ?? [])].reduce(
      (max, { fitness, fatigue }) => Math.max(max, fitness, fatigue),
      10,
    ),
  );
  const axis = useMemo(() => verticalAxis(0, most, LOAD_HEIGHT), [most]);
  const fitness = pointsOf(season.load, 'fitness', scale, axis.y);
  const todayAt = scale.at(today);
  return (
    <Panel title={LOAD_TITLE} axis={axis} span={scale.span}>
      <path className={FITNESS_WASH} d={areaPath(fitness, LOAD_HEIGHT)} />
      {before && <BeforeCurve load={before.load} curve="fitness" scale={scale} axis={axis} />}
      <CurveLine points={pointsOf(season.load, 'fatigue', scale, axis.y)} curve="fatigue" todayAt={todayAt} />
      <CurveLine points={fitness} curve="fitness" todayAt={todayAt} />
    </Panel>
  );
});

/** Form day by day, with its value on the morning of every A and B race. */
export const FormPanel = memo(function FormPanel({ season, scale, before, today }: LoadPanelProps) {
  const { load } = season;
  const ends = [...load, ...(before?.load ?? [])].reduce(
    ({ low, high }, { form }) => ({ low: Math.min(low, form), high: Math.max(high, form) }),
    { low: -20, high: 20 },
  );
  const low = Math.floor((ends.low - 2) / FORM_STEP) * FORM_STEP;
  const high = Math.ceil((ends.high + 4) / FORM_STEP) * FORM_STEP;
  const axis = useMemo(() => verticalAxis(low, high, FORM_HEIGHT, { rounded: false }), [low, high]);
  const { y } = axis;
  const form = pointsOf(load, 'form', scale, y);
  const fresh = load.map((day, index) => {
    const { fitness } = load[index - 1] ?? day;
    return { x: form[index]!.x, y: y(FRESH_FROM * fitness), top: y(FRESH_TO * fitness) };
  });
  return (
    <Panel
      title={FORM_TITLE}
      axis={axis}
      span={scale.span}
      format={signed}
      behind={<path className={FRESH} d={ribbonPath(fresh)} />}
      marks={<RaceDayMarks season={season} scale={scale} y={y} />}
    >
      <path className={FORM_WASH} d={areaPath(form, y(0))} />
      {before && <BeforeCurve load={before.load} curve="form" scale={scale} axis={axis} />}
      <CurveLine points={form} curve="form" todayAt={scale.at(today)} />
    </Panel>
  );
});

function RaceDayMarks({ season, scale, y }: { season: ChartSeason; scale: DayScale; y: Axis['y'] }) {
  const leans = flagLeans(
    season.races.filter(({ form }) => form !== null),
    scale,
  );
  return season.races.map(({ id, raceDate, form }) => {
    if (form === null || !scale.holds(raceDate)) return null;
    // the text stands where the line comes from, which is lower; at the left edge there is no room for it
    const share = scale.at(raceDate) / scale.span;
    // the second of two that are close stands behind its day; where there is no room, on the other side of the line
    const isSecond = leans.get(id)?.startsWith('after') ?? false;
    const isBehind = share < 0.1 || (isSecond && share < 0.88);
    const isLower = season.races.some(
      (other) =>
        other.form !== null &&
        other.raceDate < raceDate &&
        leans.get(other.id)?.startsWith('before') &&
        form < other.form,
    );
    const lift = isSecond && !isBehind ? (isLower ? -16 : 18) : 5;
    const x = scale.percent(raceDate);
    return (
      <g key={id}>
        <circle className={FORM_DOT} cx={x} cy={y(form)} r={5} />
        <text
          className={FORM_TEXT}
          x={x}
          y={y(form) - lift}
          dx={isBehind ? 8 : -8}
          textAnchor={isBehind ? 'start' : 'end'}
        >
          {signed(form)}
        </text>
      </g>
    );
  });
}
