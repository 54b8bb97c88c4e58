import { memo } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { GUTTER } from '../../ui/chart/Panel.tsx';
import { css, styled } from '../../ui/theme.ts';
import { PhaseDot } from '../phaseDot.ts';
import { phaseName } from '../phaseText.ts';
import {
  type ChartRace,
  type ChartSeason,
  type ChartWeek,
  type DayScale,
  flagLeans,
  monthStarts,
  phaseStretches,
} from './seasonChartData.ts';

const Flags = styled('div', { position: 'relative', height: '1.5rem', containerType: 'inline-size' });
/** The letter of a race over its day. */
export const RaceFlag = styled('span', {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  square: '1.375rem',
  borderRadius: '50%',
  translate: '-50% 0',
  fontSize: '$1',
  fontWeight: '$bold',
  lineHeight: 1,
  variants: {
    priority: {
      A: { backgroundColor: '$phaseRace', color: '$surface', zIndex: 2 },
      B: {
        backgroundColor: '$surface',
        color: '$phaseRace',
        boxShadow: 'inset 0 0 0 2px $colors$phaseRace',
        zIndex: 1,
      },
      C: { backgroundColor: '$surface', color: '$textMuted', boxShadow: 'inset 0 0 0 1px $colors$control' },
    },
    lean: {
      before: { translate: '-100% 0' },
      after: { translate: '0 0' },
      beforeIfNarrow: { '@container (max-width: 34rem)': { translate: '-100% 0' } },
      afterIfNarrow: { '@container (max-width: 34rem)': { translate: '0 0' } },
    },
  },
});
const TodayText = styled('span', {
  position: 'absolute',
  top: 0,
  translate: '-50% 0',
  paddingX: '$1',
  fontSize: '$1',
  fontWeight: '$semibold',
  lineHeight: '1.5rem',
  color: '$accent',
  variants: { start: { true: { translate: '-0.25rem 0' } } },
});

type PriorityLetter = 'A' | 'B' | 'C';
export const letterOf = (priority: string) => priority as PriorityLetter;

/** Where today is, over the plots. */
export function TodayFlag({ scale, today }: { scale: DayScale; today: Day }) {
  if (!scale.holds(today)) return null;
  return (
    <TodayText start={scale.at(today) / scale.span < 0.05} style={{ left: scale.percent(today) }}>
      Today
    </TodayText>
  );
}

/** A flag over the day of every race, and where today is. */
export function RaceFlags({ races, scale, today }: { races: readonly ChartRace[]; scale: DayScale; today: Day }) {
  const leans = flagLeans(races, scale);
  return (
    <Flags aria-hidden>
      <TodayFlag scale={scale} today={today} />
      {races
        .filter(({ raceDate }) => scale.holds(raceDate))
        .map(({ id, raceDate, priority }) => (
          <RaceFlag
            key={id}
            priority={letterOf(priority)}
            lean={leans.get(id)}
            style={{ left: scale.percent(raceDate) }}
          >
            {priority}
          </RaceFlag>
        ))}
    </Flags>
  );
}

const Strip = styled('div', { position: 'relative', display: 'flex', flexDirection: 'column', gap: '2px' });
// names cover the line of today that runs behind them
const StripLabel = styled('span', {
  alignSelf: 'flex-start',
  paddingRight: '$1',
  backgroundColor: '$surface',
  fontSize: '$1',
  color: '$textSubtle',
  lineHeight: '$snug',
});
const Bands = styled('div', { position: 'relative', height: '1.25rem', overflow: 'hidden' });
const band = css({
  position: 'absolute',
  insetBlock: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
  borderBottom: '3px solid $phaseRecovery',
  variants: {
    phase: {
      BASE: { borderColor: '$phaseBase' },
      BUILD: { borderColor: '$phaseBuild' },
      RACE_SPECIFIC: { borderColor: '$phaseRaceSpecific' },
      PEAK: { borderColor: '$phasePeak' },
      TAPER: { borderColor: '$phaseTaper' },
      RACE: { borderColor: '$phaseRace' },
      RECOVERY: { borderColor: '$phaseRecovery' },
    },
  },
});
// the name of a phase is written where it fits; the legend and the readout name every one
const bandName = css({
  display: 'none',
  width: 'fit-content',
  paddingRight: '$1',
  backgroundColor: '$surface',
  fontSize: '$1',
  lineHeight: '1rem',
  color: '$textMuted',
  whiteSpace: 'nowrap',
  variants: {
    long: {
      true: { '@container (min-width: 5.25rem)': { display: 'block' } },
      false: { '@container (min-width: 2.1rem)': { display: 'block' } },
    },
  },
});
const NAME_CLASS = { long: bandName({ long: true }).className, short: bandName({ long: false }).className };

type BandLook = NonNullable<Parameters<typeof band>[0]>['phase'];
type PhaseLook = Parameters<typeof PhaseDot>[0]['phase'];

/** The phases of a season side by side. */
export const PhaseStrip = memo(function PhaseStrip({
  weeks,
  scale,
  label,
}: {
  weeks: readonly ChartWeek[];
  scale: DayScale;
  label?: string;
}) {
  return (
    <Strip aria-hidden>
      {label && <StripLabel>{label}</StripLabel>}
      <Bands>
        {phaseStretches(weeks).map(({ phaseType, isTimeOff, weekStartDate, weeks: count }, index) => {
          const name = isTimeOff ? 'Time off' : phaseName(phaseType);
          return (
            <div
              key={index}
              className={band({ phase: phaseType as BandLook }).className}
              style={{
                left: `calc(${(((scale.at(weekStartDate) - 0.5) / scale.span) * 100).toFixed(2)}% + 1px)`,
                width: `calc(${(((count * 7) / scale.span) * 100).toFixed(2)}% - 2px)`,
              }}
            >
              <span className={name.length > 5 ? NAME_CLASS.long : NAME_CLASS.short}>{name}</span>
            </div>
          );
        })}
      </Bands>
    </Strip>
  );
});

const Column = styled('div', {
  position: 'absolute',
  inset: `0 0 1.25rem ${GUTTER}`,
  pointerEvents: 'none',
  variants: { underFlags: { true: { top: '1.5rem' } } },
});
const Vertical = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  width: 0,
  borderLeft: '1px solid $colors$phaseRace',
  variants: {
    of: { today: { borderColor: '$accent' }, main: {}, minor: { borderLeftStyle: 'dotted', opacity: 0.6 } },
  },
});

interface VerticalsProps {
  races: readonly ChartRace[];
  scale: DayScale;
  today: Day;
  /** They begin below the row of flags. */
  underFlags: boolean;
}

/** Lines through all plots at today and at every race. */
export const Verticals = memo(function Verticals({ races, scale, today, underFlags }: VerticalsProps) {
  return (
    <Column aria-hidden underFlags={underFlags}>
      {races
        .filter(({ raceDate }) => scale.holds(raceDate))
        .map(({ id, raceDate, priority }) => (
          <Vertical key={id} of={priority === 'A' ? 'main' : 'minor'} style={{ left: scale.percent(raceDate) }} />
        ))}
      {scale.holds(today) && <Vertical of="today" style={{ left: scale.percent(today) }} />}
    </Column>
  );
});

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
/** Months between two labels that a narrow plot has room for. */
const NARROW_MONTHS = 8;

const Months = styled('div', {
  position: 'relative',
  height: '1.25rem',
  borderTop: '1px solid $colors$lineStrong',
  fontSize: '$1',
  color: '$textSubtle',
  containerType: 'inline-size',
});
const Month = styled('span', {
  position: 'absolute',
  top: '$1',
  paddingLeft: '$1',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: '-0.25rem',
    height: '0.375rem',
    borderLeft: '1px solid $colors$lineStrong',
  },
  '& strong': { fontWeight: '$semibold', color: '$textMuted' },
  variants: { spare: { true: { '@container (max-width: 34rem)': { '& > *': { display: 'none' } } } } },
});

/** Months along the axis; a January is written as its year. */
export const MonthAxis = memo(function MonthAxis({ scale }: { scale: DayScale }) {
  const starts = monthStarts(scale);
  const every = Math.ceil(starts.length / NARROW_MONTHS);
  return (
    <Months aria-hidden>
      {starts.map((day) => {
        const month = Number(day.slice(5, 7));
        const left = (scale.at(day) - 0.5) / scale.span;
        if (left > 0.94) return null;
        return (
          <Month key={day} spare={(month - 1) % every !== 0} style={{ left: `${left * 100}%` }}>
            {month === 1 ? <strong>{day.slice(0, 4)}</strong> : <span>{MONTHS[month - 1]}</span>}
          </Month>
        );
      })}
    </Months>
  );
});

const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  fontSize: '$2',
  color: '$textMuted',
  '& li': { display: 'flex', alignItems: 'center', gap: '$2' },
});
const DoneKey = styled('span', { width: '0.375rem', height: '0.75rem', backgroundColor: '$text' });
const LighterKey = styled('span', {
  square: '0.25rem',
  margin: '0 0.25rem',
  borderRadius: '50%',
  backgroundColor: '$textSubtle',
});

/** Names of the phases and marks that the chart uses. */
export function ChartLegend({ season }: { season: ChartSeason }) {
  const types = [...new Set(season.weeks.map(({ phaseType }) => phaseType))];
  return (
    <Legend>
      {types.map((type) => (
        <li key={type}>
          <PhaseDot phase={type as PhaseLook} />
          {phaseName(type)}
        </li>
      ))}
      {season.weeks.some(({ kind }) => kind === 'STEP') && (
        <li>
          <LighterKey />
          Lighter week
        </li>
      )}
      {season.weeks.some(({ doneHours }) => doneHours) && (
        <li>
          <DoneKey />
          Done
        </li>
      )}
    </Legend>
  );
}
