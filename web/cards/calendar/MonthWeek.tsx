import { graphql, useFragment } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import { legOf } from '../../../api/core/workout/sport.ts';
import type { MonthWeek_week$data, MonthWeek_week$key } from '../../__generated__/MonthWeek_week.graphql.ts';
import { nameOf } from '../../names.ts';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { activityName, movingTime } from '../activities/activityText.ts';
import { complianceOf } from '../compliance.ts';
import { dayOfMonth } from '../dateText.ts';
import { hoursAndMinutes, timesText, timeText, toFiveMinutes } from '../../../api/core/units/timeText.ts';
import { PhaseDot } from '../phaseDot.ts';
import { phaseName } from '../phaseText.ts';
import { SportIcon, sportName } from '../sport.tsx';
import { OpenButton } from './OpenButton.ts';

const Cell = styled('td', {
  height: '4.5rem',
  padding: 0,
  verticalAlign: 'top',
  border: '1px solid $colors$line',
  '@medium': { height: '6.5rem' },
  variants: {
    out: { true: { backgroundColor: '$canvas' } },
    today: { true: { backgroundColor: '$accentSoft' } },
  },
});
const Face = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  width: '100%',
  height: '100%',
  padding: '$1',
  color: 'inherit',
  textAlign: 'left',
  '@medium': { padding: '$2' },
});
const DayNumber = styled('span', {
  fontSize: '$2',
  fontWeight: '$medium',
  color: '$textMuted',
  variants: { today: { true: { color: '$onAccentSoft', fontWeight: '$semibold' } } },
});
const Marks = styled('span', { display: 'flex', flexWrap: 'wrap', gap: '2px', '@medium': { flexDirection: 'column' } });
const Mark = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  padding: '2px',
  borderRadius: '$small',
  borderLeft: '3px solid $colors$lineStrong',
  backgroundColor: '$sunken',
  fontSize: '$1',
  whiteSpace: 'nowrap',
  color: '$text',
  '@medium': { paddingRight: '$1' },
  variants: {
    level: {
      asPlanned: { borderLeftColor: '$success' },
      near: { borderLeftColor: '$moderate' },
      far: { borderLeftColor: '$hard' },
      missed: { borderLeftColor: '$danger' },
      excused: { borderLeftColor: '$textSubtle' },
      noPlan: { borderLeftColor: '$success' },
    },
  },
});
// on a phone the icon alone; what it stands for is in the name of the day
const Length = styled('span', { display: 'none', '@medium': { display: 'inline' } });
const RaceName = styled('span', {
  display: 'none',
  fontSize: '$1',
  fontWeight: '$semibold',
  overflowWrap: 'anywhere',
  '@medium': { display: 'inline' },
});
const Total = styled('td', {
  padding: '$1',
  verticalAlign: 'top',
  fontSize: '$1',
  color: '$textMuted',
  borderTop: '1px solid $colors$line',
  borderBottom: '1px solid $colors$line',
  '& strong': { display: 'block', fontWeight: '$semibold', color: '$text' },
  '@medium': { padding: '$2', fontSize: '$2' },
});
const Phase = styled('span', { display: 'none', '@medium': { display: 'flex', alignItems: 'center', gap: '$1' } });

type CalendarDay = MonthWeek_week$data['days'][number];

interface MonthWeekProps {
  week: MonthWeek_week$key;
  /** '2026-11': days of others stand back. */
  month: string;
  today: Day;
  lastDay: Day;
  onDay: (day: Day) => void;
}

/** A week of a month: seven days and their sum. */
export function MonthWeek({ week: key, month, today, lastDay, onDay }: MonthWeekProps) {
  const { days, ...week } = useFragment(
    graphql`
      fragment MonthWeek_week on CalendarWeek {
        plannedMinutes
        doneMinutes
        outline {
          phaseType
          targetHours
        }
        days {
          date
          races {
            id
            raceName
          }
          workouts {
            workout {
              id
              scheduledDate
              workoutType
              description
              duration
              status
              feedback {
                actualDuration
                reasonForSkip
              }
            }
          }
          activities {
            activityId
            recordedSport
            movingSec
            workoutId
          }
        }
      }
    `,
    key,
  );
  return (
    <tr>
      {days.map((day) => (
        <Cell key={day.date} out={!day.date.startsWith(month)} today={day.date === today}>
          {day.date <= lastDay ? (
            <OpenButton type="button" onClick={() => onDay(day.date)}>
              <DayFace day={day} today={today} />
            </OpenButton>
          ) : (
            <DayFace day={day} today={today} />
          )}
        </Cell>
      ))}
      <Total>
        <WeekTotal {...week} />
      </Total>
    </tr>
  );
}

function WeekTotal({ plannedMinutes, doneMinutes, outline }: Omit<MonthWeek_week$data, 'days' | ' $fragmentType'>) {
  const isPlanned = plannedMinutes > 0;
  if (!isPlanned && doneMinutes === 0 && !outline) return null;
  return (
    <>
      {isPlanned || doneMinutes > 0 ? (
        <>
          <strong>{hoursAndMinutes(doneMinutes)}</strong>
          {isPlanned && `of ${hoursAndMinutes(plannedMinutes)}`}
        </>
      ) : (
        <strong>{hoursAndMinutes(toFiveMinutes(outline!.targetHours))}</strong>
      )}
      {outline && (
        <Phase>
          <PhaseDot phase={outline.phaseType} css={{ square: '0.5rem' }} />
          {phaseName(outline.phaseType)}
        </Phase>
      )}
    </>
  );
}

const besideOf = ({ activities }: CalendarDay) => activities.filter(({ workoutId }) => workoutId == null);

function DayFace({ day, today }: { day: CalendarDay; today: Day }) {
  return (
    <>
      <VisuallyHidden>{wordsOf(day, today)}</VisuallyHidden>
      <Face aria-hidden>
        <DayNumber today={day.date === today}>{dayOfMonth(day.date)}</DayNumber>
        <Marks>
          {day.races.map(({ id, raceName }) => (
            <RaceName key={id}>{raceName}</RaceName>
          ))}
          {day.workouts.map(({ workout }) => (
            <Mark key={workout.id} level={complianceOf(workout, today)?.level}>
              <SportIcon type={workout.workoutType} size={14} />
              <Length>{timeText(workout.feedback?.actualDuration ?? workout.duration)}</Length>
            </Mark>
          ))}
          {besideOf(day).map(({ activityId, recordedSport, movingSec }) => (
            <Mark key={activityId} level="noPlan">
              <SportIcon type={nameOf(legOf(recordedSport))} size={14} />
              <Length>{movingTime(movingSec)}</Length>
            </Mark>
          ))}
        </Marks>
      </Face>
    </>
  );
}

/** The same in words: 'Monday 9 November: Easy run, 30 of 40 min, 75% of plan'. */
function wordsOf(day: CalendarDay, today: Day): string {
  const races = day.races.map(({ raceName }) => raceName);
  const workouts = day.workouts.map(({ workout }) => {
    const { duration, feedback, description, workoutType } = workout;
    const done = feedback?.actualDuration;
    const minutes = done == null || done === duration ? timeText(duration) : timesText(done, duration, ' of ');
    return [description || sportName(workoutType), minutes, complianceOf(workout, today)?.words]
      .filter(Boolean)
      .join(', ');
  });
  const beside = besideOf(day).map(
    ({ recordedSport, movingSec }) => `${activityName(recordedSport)}, ${movingTime(movingSec)}`,
  );
  const all = [...races, ...workouts, ...beside];
  return `${dayName(day.date)}: ${all.length > 0 ? all.join('; ') : 'nothing planned'}`;
}
