import { memo, useMemo } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { type Axis, verticalAxis } from '../../ui/chart/axis.ts';
import { areaPath, ribbonPath } from '../../ui/chart/paths.ts';
import { Panel, Panels, PlotColumn } from '../../ui/chart/Panel.tsx';
import { css, styled } from '../../ui/theme.ts';
import { CurveLine, pointsOf } from '../seasonChart/LoadPanels.tsx';
import { type ChartRace, type DayScale, flagLeans } from '../seasonChart/seasonChartData.ts';
import { signed } from '../seasonChart/seasonChartText.ts';
import { letterOf, RaceFlag, TodayFlag } from '../seasonChart/RaceFlags.tsx';
import { Verticals } from '../seasonChart/SeasonChartStrips.tsx';
import { formBands, type JudgedDay } from './performanceText.ts';
import { RangeAxis } from './RangeAxis.tsx';

const LOAD_HEIGHT = 208;
const DAILY_HEIGHT = 64;
const FORM_HEIGHT = 128;
/** Points that the ends of the form's axis are rounded to. */
const FORM_STEP = 5;

const Stacked = styled(Panels, { gap: '$5' });
const FlagRow = styled('div', { position: 'relative', height: '1.5rem', containerType: 'inline-size' });
const Quiet = styled('span', { fontWeight: '$regular', color: '$textSubtle' });
const Key = styled('span', {
  variants: { of: { fitness: { color: '$fitness' }, fatigue: { color: '$fatigue' }, form: { color: '$form' } } },
});
const wash = css({
  variants: {
    of: {
      fitness: { fill: '$fitness', fillOpacity: 0.14 },
      form: { fill: '$form', fillOpacity: 0.22 },
      danger: { fill: '$danger', fillOpacity: 0.09 },
      success: { fill: '$success', fillOpacity: 0.1 },
      info: { fill: '$info', fillOpacity: 0.1 },
      neutral: { fill: 'none' },
    },
  },
});
const daily = css({
  fill: 'none',
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  variants: {
    planned: { true: { stroke: '$control', strokeOpacity: 0.55 }, false: { stroke: '$text', strokeOpacity: 0.7 } },
  },
});
const bandName = css({
  fill: '$textMuted',
  fontSize: '$1',
  paintOrder: 'stroke',
  stroke: '$surface',
  strokeWidth: 3,
  strokeLinejoin: 'round',
});

const LOAD_TITLE = (
  <>
    <Key of="fitness">Fitness</Key> <Quiet>and</Quiet> <Key of="fatigue">fatigue</Key> <Quiet>dashed: as planned</Quiet>
  </>
);
const DAILY_TITLE = (
  <>
    Load of each day <Quiet>paler: as planned</Quiet>
  </>
);
const FORM_TITLE = <Key of="form">Form</Key>;

interface LoadFigureProps {
  days: readonly JudgedDay[];
  races: readonly ChartRace[];
  scale: DayScale;
  today: Day;
}

/** Fitness, fatigue, each day's load and form over one axis of days, under the races. */
export const LoadFigure = memo(function LoadFigure({ days, races, scale, today }: LoadFigureProps) {
  // today is part of the plan until something is done
  const known = days.findLast(({ isPlanned }) => !isPlanned)?.date ?? scale.firstDay;
  return (
    <Stacked>
      <Verticals races={races} scale={scale} today={today} underFlags />
      <PlotColumn>
        <Flags races={races.filter(({ raceDate }) => scale.holds(raceDate))} scale={scale} today={today} />
      </PlotColumn>
      <CurvesPanel days={days} scale={scale} knownAt={scale.at(known)} />
      <DailyPanel days={days} scale={scale} />
      <FormPanel days={days} scale={scale} knownAt={scale.at(known)} />
      <RangeAxis scale={scale} />
    </Stacked>
  );
});

/** Today above the races, so that neither hides the other where a race is near. */
function Flags({ races, scale, today }: Omit<LoadFigureProps, 'days'>) {
  const leans = flagLeans(races, scale);
  return (
    <div aria-hidden>
      <FlagRow>
        <TodayFlag scale={scale} today={today} />
      </FlagRow>
      {races.length > 0 && (
        <FlagRow>
          {races.map(({ id, raceDate, priority }) => (
            <RaceFlag
              key={id}
              priority={letterOf(priority)}
              lean={leans.get(id)}
              style={{ left: scale.percent(raceDate) }}
            >
              {priority}
            </RaceFlag>
          ))}
        </FlagRow>
      )}
    </div>
  );
}

interface PanelProps {
  days: readonly JudgedDay[];
  scale: DayScale;
  /** Place of the last day that is not planned. */
  knownAt: number;
}

function CurvesPanel({ days, scale, knownAt }: PanelProps) {
  const most = Math.ceil(days.reduce((max, { fitness, fatigue }) => Math.max(max, fitness, fatigue), 10));
  const axis = useMemo(() => verticalAxis(0, most, LOAD_HEIGHT, { steps: 4 }), [most]);
  const fitness = pointsOf(days, 'fitness', scale, axis.y);
  return (
    <Panel title={LOAD_TITLE} axis={axis} span={scale.span}>
      <path className={wash({ of: 'fitness' }).className} d={areaPath(fitness, LOAD_HEIGHT)} />
      <CurveLine points={pointsOf(days, 'fatigue', scale, axis.y)} curve="fatigue" todayAt={knownAt} />
      <CurveLine points={fitness} curve="fitness" todayAt={knownAt} />
    </Panel>
  );
}

/** A stem for each day, so that three years of them cost two paths. */
function DailyPanel({ days, scale }: Omit<PanelProps, 'knownAt'>) {
  const most = Math.ceil(days.reduce((max, { tss }) => Math.max(max, tss), 50));
  const axis = useMemo(() => verticalAxis(0, most, DAILY_HEIGHT, { steps: 2 }), [most]);
  return (
    <Panel title={DAILY_TITLE} axis={axis} span={scale.span}>
      {[true, false].map((planned) => (
        <path
          key={String(planned)}
          className={daily({ planned }).className}
          d={days
            .filter(({ tss, isPlanned }) => tss > 0 && isPlanned === planned)
            .map(({ date, tss }) => `M${scale.at(date)},${DAILY_HEIGHT}V${axis.y(tss).toFixed(1)}`)
            .join('')}
        />
      ))}
    </Panel>
  );
}

function FormPanel({ days, scale, knownAt }: PanelProps) {
  const ends = days.reduce(({ low, high }, { form }) => ({ low: Math.min(low, form), high: Math.max(high, form) }), {
    low: -20,
    high: 12,
  });
  const low = Math.floor((ends.low - 2) / FORM_STEP) * FORM_STEP;
  const high = Math.ceil((ends.high + 2) / FORM_STEP) * FORM_STEP;
  const axis = useMemo(() => verticalAxis(low, high, FORM_HEIGHT, { rounded: false }), [low, high]);
  const form = pointsOf(days, 'form', scale, axis.y);
  return (
    <Panel
      title={FORM_TITLE}
      axis={axis}
      span={scale.span}
      format={signed}
      behind={<Bands days={days} xs={form} axis={axis} low={low} high={high} />}
      marks={<BandNames days={days} axis={axis} low={low} high={high} />}
    >
      <path className={wash({ of: 'form' }).className} d={areaPath(form, axis.y(0))} />
      <CurveLine points={form} curve="form" todayAt={knownAt} />
    </Panel>
  );
}

interface BandProps {
  days: readonly JudgedDay[];
  axis: Axis;
  low: number;
  high: number;
}

/** The form at which a share of that day's fitness lies, inside the axis. */
const levelOf = (share: number, { wokeWith }: JudgedDay, { axis, low, high }: Omit<BandProps, 'days'>) =>
  axis.y(Math.max(low, Math.min(high, Number.isFinite(share) ? share * wokeWith : share)));

/** Bands that rise and fall with the fitness that form is judged against. */
function Bands({ days, xs, ...within }: BandProps & { xs: readonly { x: number }[] }) {
  return formBands.map(({ name, tone, from, to }) => {
    if (tone === 'neutral') return null;
    const ribbon = days.map((day, i) => ({
      x: xs[i]!.x,
      y: levelOf(from, day, within),
      top: levelOf(to, day, within),
    }));
    return <path key={name} className={wash({ of: tone }).className} d={ribbonPath(ribbon)} />;
  });
}

/** Room that the name of a band needs. */
const NAME_HEIGHT = 14;

/** The names stand where the bands end, or where they begin if the line of form passes there; a name that is in its way on both sides is left to the words below. */
function BandNames({ days, ...within }: BandProps) {
  const quarter = Math.ceil(days.length / 4);
  const sides = [
    { near: days.slice(-quarter), end: days.at(-1)!, x: '100%', dx: -6, textAnchor: 'end' },
    { near: days.slice(0, quarter), end: days[0]!, x: 0, dx: 6, textAnchor: 'start' },
  ] as const;
  return formBands.map(({ name, from, to }) => {
    for (const { near, end, ...place } of sides) {
      const [bottom, top] = [levelOf(from, end, within), levelOf(to, end, within)];
      const isFree = near.every(
        ({ form }) => within.axis.y(form) < bottom - NAME_HEIGHT || within.axis.y(form) > bottom,
      );
      if (bottom - top < NAME_HEIGHT || !isFree) continue;
      return (
        <text key={name} className={bandName().className} y={bottom - 4} {...place}>
          {name}
        </text>
      );
    }
    return null;
  });
}
