import { memo } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { GUTTER } from '../../ui/chart/Panel.tsx';
import { css, styled } from '../../ui/theme.ts';
import { phaseName } from '../phaseText.ts';
import { type ChartRace, type ChartWeek, type DayScale, monthStarts, phaseStretches } from './seasonChartData.ts';

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
