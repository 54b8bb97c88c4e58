import { useEffect, useRef } from 'react';
import { type Day, daysBetween } from '../../../api/core/calendar/calendar.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import type { PlanRace } from '../../../api/core/race/race.ts';
import { letterOf, RaceFlag, TodayFlag } from '../seasonChart/RaceFlags.tsx';
import { type DayScale, type FlagLean, flagLeans } from '../seasonChart/seasonChartData.ts';
import { styled } from '../../ui/theme.ts';
import { clampRaceDay, lastRaceDay } from './trial.ts';
import { useRaceHandle } from './useRaceHandle.ts';

// over the crosshair, so that a race can be taken hold of
const Track = styled('div', { position: 'relative', zIndex: 3, height: '2rem', containerType: 'inline-size' });
const Handle = styled(RaceFlag, {
  top: '0.25rem',
  cursor: 'grab',
  touchAction: 'none',
  outline: 'none',
  transition: 'box-shadow $transitions$fast, scale $transitions$fast',
  // a larger target than the drawing
  '&::after': {
    content: '',
    position: 'absolute',
    inset: '-0.375rem',
    borderRadius: '50%',
    '@touch': { inset: '-0.75rem' },
  },
  '&:hover': { scale: 1.12 },
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  // in a layer of its own, so that the chart is not painted again under it
  variants: {
    held: { true: { cursor: 'grabbing', scale: 1.2, boxShadow: '$large', zIndex: 4, willChange: 'translate' } },
  },
});
const Shade = styled('span', {
  position: 'absolute',
  top: '0.25rem',
  square: '1.375rem',
  borderRadius: '50%',
  translate: '-50% 0',
  border: '1px dashed $colors$control',
});

interface RaceTrackProps {
  /** Races of the trial. */
  races: readonly PlanRace[];
  /** Day of every race on file. */
  datesNow: ReadonlyMap<string, Day>;
  scale: DayScale;
  today: Day;
  /** The race that takes the keyboard when it appears. */
  newest: string | null;
  onMove: (raceId: string, day: Day) => void;
  onHold: (held: boolean) => void;
}

/** The races over the chart; those to come can be moved. A dashed ring stays where a moved race is on file. */
export function RaceTrack({ races, datesNow, scale, today, newest, onMove, onHold }: RaceTrackProps) {
  const leans = flagLeans(races, scale);
  return (
    <Track>
      <TodayFlag scale={scale} today={today} />
      {races
        .filter(({ id, raceDate }) => datesNow.get(id) !== raceDate)
        .map(({ id }) => {
          const day = datesNow.get(id);
          return day && scale.holds(day) ? <Shade key={id} style={{ left: scale.percent(day) }} /> : null;
        })}
      {races
        .filter(({ raceDate }) => scale.holds(raceDate))
        .map((race) =>
          race.raceDate < today ? (
            <RaceFlag
              key={race.id}
              aria-hidden
              priority={letterOf(race.priority)}
              lean={leans.get(race.id)}
              style={{ left: scale.percent(race.raceDate) }}
            >
              {race.priority}
            </RaceFlag>
          ) : (
            <RaceHandle
              key={race.id}
              race={race}
              lean={leans.get(race.id)}
              isNewest={race.id === newest}
              scale={scale}
              today={today}
              onMove={onMove}
              onHold={onHold}
            />
          ),
        )}
    </Track>
  );
}

interface RaceHandleProps extends Pick<RaceTrackProps, 'scale' | 'today' | 'onMove' | 'onHold'> {
  race: PlanRace;
  lean: FlagLean | undefined;
  isNewest: boolean;
}

function RaceHandle({ race, lean, isNewest, scale, today, onMove, onHold }: RaceHandleProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isNewest) place.current?.focus();
  }, [isNewest]);
  const { id, raceName, raceDate, priority } = race;
  const { handlers, held, left } = useRaceHandle({
    raceDate,
    firstDay: scale.firstDay,
    span: scale.span,
    clamp: (day) => clampRaceDay(day, today),
    onMove: (day) => onMove(id, day),
    onHold,
  });
  return (
    <Handle
      ref={place}
      role="slider"
      tabIndex={0}
      aria-label={`${raceName}, ${priority} race`}
      aria-valuemin={0}
      aria-valuemax={daysBetween(today, lastRaceDay(today))}
      aria-valuenow={daysBetween(today, raceDate)}
      aria-valuetext={`${dayName(raceDate)} ${raceDate.slice(0, 4)}`}
      priority={letterOf(priority)}
      lean={held ? undefined : lean}
      held={held}
      style={{ left: scale.percent(left) }}
      {...handlers}
    >
      {priority}
    </Handle>
  );
}
