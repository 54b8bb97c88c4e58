import { type ReactNode, memo, useMemo } from 'react';
import type { Day } from '../../../api/core/calendar.ts';
import { FORM_BANDS } from '../../../api/core/constants/season.ts';
import { verticalAxis } from '../../ui/chart/axis.ts';
import { areaPath, barsPath, linePath, ribbonPath, stepPath } from '../../ui/chart/paths.ts';
import { Panel, Panels, PlotColumn } from '../../ui/chart/Panel.tsx';
import { styled } from '../../ui/theme.ts';
import { type ChartLoadDay, type ChartSeason, type ChartWeek, type DayScale, dayScale } from './seasonChartData.ts';
import { MonthAxis, PhaseStrip, RaceFlags, Verticals } from './SeasonChartStrips.tsx';
import { signed } from './seasonChartText.ts';

const HOURS_HEIGHT = 136;
const LOAD_HEIGHT = 112;
const FORM_HEIGHT = 96;
/** Days of a week's seven that its bar fills, and of those the bar of what was done. */
const BAR_DAYS = 6;
const DONE_DAYS = 2;
/** Form between these parts of the day's fitness is fresh. */
const [, FRESH_FROM, FRESH_TO] = FORM_BANDS;

const Bars = styled('path', {
  fill: '$phaseRecovery',
  fillOpacity: 0.85,
  variants: {
    phase: {
      BASE: { fill: '$phaseBase' },
      BUILD: { fill: '$phaseBuild' },
      RACE_SPECIFIC: { fill: '$phaseRaceSpecific' },
      PEAK: { fill: '$phasePeak' },
      TAPER: { fill: '$phaseTaper' },
      RACE: { fill: '$phaseRace' },
      RECOVERY: { fill: '$phaseRecovery' },
    },
    lighter: { true: { fillOpacity: 0.45 } },
  },
});
const Done = styled('path', { fill: '$text' });
const LighterMark = styled('circle', { fill: '$textSubtle' });
const Line = styled('path', {
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  variants: {
    of: { fitness: { stroke: '$fitness' }, fatigue: { stroke: '$fatigue' }, form: { stroke: '$form' } },
    projected: { true: { strokeDasharray: '5 3' } },
    before: { true: { stroke: '$textSubtle', strokeWidth: 1.5, strokeDasharray: '2 3' } },
  },
});
const Wash = styled('path', {
  variants: {
    of: { fitness: { fill: '$fitness', fillOpacity: 0.14 }, form: { fill: '$form', fillOpacity: 0.2 } },
  },
});
const Fresh = styled('path', { fill: '$success', fillOpacity: 0.1 });
const FormDot = styled('circle', { fill: '$form', stroke: '$surface', strokeWidth: 2 });
const FormText = styled('text', {
  fill: '$text',
  fontSize: '$2',
  fontWeight: '$semibold',
  paintOrder: 'stroke',
  stroke: '$surface',
  strokeWidth: 4,
  strokeLinejoin: 'round',
});
const FreshText = styled('text', { fill: '$textSubtle', fontSize: '$1' });
const Key = styled('span', {
  '&&': { fontWeight: '$medium' },
  variants: {
    of: { fitness: { '&&': { color: '$fitness' } }, fatigue: { '&&': { color: '$fatigue' } }, form: { '&&': { color: '$form' } } },
  },
});

const PHASES = ['BASE', 'BUILD', 'RACE_SPECIFIC', 'PEAK', 'TAPER', 'RACE', 'RECOVERY'] as const;

interface Drawn {
  season: ChartSeason;
  scale: DayScale;
  /** The season as it stands, drawn as an outline behind the one that is tried. */
  before?: ChartSeason | undefined;
}

const barOf = (week: ChartWeek, scale: DayScale, value: number, y: (value: number) => number, days: number) => ({
  x: scale.at(week.weekStartDate) - 0.5 + (7 - days) / 2,
  width: days,
  y: y(value),
});

/** Planned hours week by week in the colour of the phase, lighter weeks paler; done hours as a slim bar in front. */
const HoursPanel = memo(function HoursPanel({ season, scale, before }: Drawn) {
  const { weeks } = season;
  const most = Math.max(...[...weeks, ...(before?.weeks ?? [])].map((week) => Math.max(week.plannedHours, week.doneHours ?? 0)));
  const axis = verticalAxis(0, most, HOURS_HEIGHT);
  const { y, height } = axis;
  const bars = (of: readonly ChartWeek[]) =>
    barsPath(of.map((week) => barOf(week, scale, week.plannedHours, y, BAR_DAYS)), height);
  const begun = weeks.filter(({ doneHours }) => doneHours !== null && doneHours > 0);
  const lighter = weeks.filter(({ kind }) => kind === 'STEP');
  return (
    <Panel
      title={
        <>
          Hours a week <span>by phase</span>
        </>
      }
      axis={axis}
      span={scale.span}
      marks={lighter.map(({ weekStartDate, plannedHours }) => (
        <LighterMark
          key={weekStartDate}
          cx={`${((scale.at(weekStartDate) + 3) / scale.span) * 100}%`}
          cy={y(plannedHours) - 6}
          r={2}
        />
      ))}
    >
      {PHASES.map((phase) => (
        <Bars key={phase} phase={phase} d={bars(weeks.filter(({ phaseType, kind }) => phaseType === phase && kind !== 'STEP'))} />
      ))}
      {PHASES.map((phase) => (
        <Bars
          key={phase}
          phase={phase}
          lighter
          d={bars(weeks.filter(({ phaseType, kind }) => phaseType === phase && kind === 'STEP'))}
        />
      ))}
      <Done d={barsPath(begun.map((week) => barOf(week, scale, week.doneHours ?? 0, y, DONE_DAYS)), height)} />
      {before && (
        <Line before d={stepPath(before.weeks.map((week) => barOf(week, scale, week.plannedHours, y, 7)))} />
      )}
    </Panel>
  );
});

type Curve = 'fitness' | 'fatigue' | 'form';

const pointsOf = (load: readonly ChartLoadDay[], curve: Curve, scale: DayScale, y: (value: number) => number) =>
  load.map((day) => ({ x: scale.at(day.date), y: y(day[curve]) }));

function split(load: readonly ChartLoadDay[], today: Day) {
  return { past: load.filter(({ date }) => date <= today), ahead: load.filter(({ date }) => date >= today) };
}

function Curves({ load, curve, scale, today, y }: { load: readonly ChartLoadDay[]; curve: Curve; scale: DayScale; today: Day; y: (value: number) => number }) {
  const { past, ahead } = split(load, today);
  return (
    <>
      <Line of={curve} d={linePath(pointsOf(past, curve, scale, y))} />
      <Line of={curve} projected d={linePath(pointsOf(ahead, curve, scale, y))} />
    </>
  );
}

/** Fitness and fatigue day by day: what was, then what the plan leads to. */
const LoadPanel = memo(function LoadPanel({ season, scale, before, today }: Drawn & { today: Day }) {
  const { load } = season;
  const most = Math.max(...[...load, ...(before?.load ?? [])].map(({ fitness, fatigue }) => Math.max(fitness, fatigue)), 10);
  const axis = verticalAxis(0, most, LOAD_HEIGHT);
  const { y, height } = axis;
  return (
    <Panel
      title={
        <>
          <Key of="fitness">Fitness</Key> <span>and</span> <Key of="fatigue">fatigue</Key>
        </>
      }
      axis={axis}
      span={scale.span}
    >
      <Wash of="fitness" d={areaPath(pointsOf(load, 'fitness', scale, y), height)} />
      {before && <Line before d={linePath(pointsOf(before.load, 'fitness', scale, y))} />}
      <Curves load={load} curve="fatigue" scale={scale} today={today} y={y} />
      <Curves load={load} curve="fitness" scale={scale} today={today} y={y} />
    </Panel>
  );
});

/** Form day by day, with its value on the morning of every A and B race. */
const FormPanel = memo(function FormPanel({ season, scale, before, today }: Drawn & { today: Day }) {
  const forms = [...season.load, ...(before?.load ?? [])].map(({ form }) => form);
  const axis = verticalAxis(Math.min(-20, ...forms) - 4, Math.max(20, ...forms) + 6, FORM_HEIGHT, { steps: 3, rounded: false });
  const { y } = axis;
  const first = season.load[0];
  const marked = season.races.filter(({ form, raceDate }) => form !== null && scale.holds(raceDate));
  return (
    <Panel
      title={
        <>
          <Key of="form">Form</Key> <span>fitness less fatigue</span>
        </>
      }
      axis={axis}
      span={scale.span}
      format={signed}
      behind={
        <Fresh
          d={ribbonPath(season.load.map(({ date, fitness }) => ({ x: scale.at(date), y: y(FRESH_FROM * fitness), top: y(FRESH_TO * fitness) })))}
        />
      }
      marks={
        <>
          {first && (
            <FreshText x="4" y={y(((FRESH_FROM + FRESH_TO) / 2) * first.fitness) + 4}>
              Fresh
            </FreshText>
          )}
          {marked.map(({ id, raceDate, form }) => {
            const part = scale.at(raceDate) / scale.span;
            return (
              <g key={id}>
                <FormDot cx={scale.percent(raceDate)} cy={y(form!)} r={5} />
                <FormText
                  x={scale.percent(raceDate)}
                  y={y(form!) - 5}
                  dx={part < 0.1 ? 8 : -8}
                  textAnchor={part < 0.1 ? 'start' : 'end'}
                >
                  {signed(form!)}
                </FormText>
              </g>
            );
          })}
        </>
      }
    >
      <Wash of="form" d={areaPath(pointsOf(season.load, 'form', scale, y), y(0))} />
      {before && <Line before d={linePath(pointsOf(before.load, 'form', scale, y))} />}
      <Curves load={season.load} curve="form" scale={scale} today={today} y={y} />
    </Panel>
  );
});

const Stacked = styled(Panels, { gap: '$5' });

interface SeasonChartFigureProps {
  season: ChartSeason;
  before?: ChartSeason;
  today: Day;
  /** Where days lie; as wide as the season unless told. */
  scale?: DayScale;
  /** Stands in for the flags of the races: races that can be moved. */
  races?: ReactNode;
}

/** Hours, fitness, fatigue and form of a season over one axis of days, under its phases and races. */
export const SeasonChartFigure = memo(function SeasonChartFigure({ season, before, today, scale: given, races }: SeasonChartFigureProps) {
  const own = useMemo(() => dayScale([season]), [season]);
  const scale = given ?? own;
  return (
    <Stacked>
      <Verticals season={season} scale={scale} today={today} />
      <PlotColumn css={{ display: 'flex', flexDirection: 'column', gap: '$1' }}>
        {races ?? <RaceFlags races={season.races} scale={scale} today={today} />}
        {before && <PhaseStrip weeks={before.weeks} scale={scale} label="Today’s plan" />}
        <PhaseStrip weeks={season.weeks} scale={scale} {...(before ? { label: 'With your changes' } : {})} />
      </PlotColumn>
      <HoursPanel season={season} scale={scale} before={before} />
      <LoadPanel season={season} scale={scale} before={before} today={today} />
      <FormPanel season={season} scale={scale} before={before} today={today} />
      <PlotColumn>
        <MonthAxis scale={scale} />
      </PlotColumn>
    </Stacked>
  );
});
