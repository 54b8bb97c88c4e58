import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { addDays, type Day } from '../../api/core/calendar/calendar.ts';
import { dayName } from '../../api/core/calendar/dayNames.ts';
import { minuteOf, startsOfDay } from '../../api/core/athlete/trainingTimes.ts';
import type { ThisWeek_athlete$key } from '../__generated__/ThisWeek_athlete.graphql.ts';
import type { ThisWeek_week$data, ThisWeek_week$key } from '../__generated__/ThisWeek_week.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Inline, Stack } from '../ui/Layout.tsx';
import { ProgressBar } from '../ui/progress.tsx';
import { Eyebrow, Heading, Text, TextLink } from '../ui/Text.tsx';
import { styled } from '../ui/theme.ts';
import { dayOfMonth, shortWeekday } from './dateText.ts';
import { BesideLines } from './activities/BesideLines.tsx';
import { timesText } from '../../api/core/units/timeText.ts';
import { restText } from './illnessText.ts';
import { placeOf } from './keyboard/useAskedFor.ts';
import { phaseAndKind } from './phaseText.ts';
import { WorkoutLink } from './WorkoutLink.tsx';
import { wordOf } from '../names.ts';

const Today = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  padding: '$4',
  borderRadius: '$large',
  backgroundColor: '$accentSoft',
  color: '$onAccentSoft',
  '& h3': { fontSize: '$3', fontWeight: '$semibold', lineHeight: '$snug' },
});
const Feeling = styled(TextLink, { alignSelf: 'start', fontSize: '$2', color: 'inherit' });
const Workouts = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$2', minWidth: 0 });
const Days = styled('dl', {
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 1fr)',
  '& > dt, & > dd': { paddingY: '$1', borderTop: '1px solid $colors$line' },
  '& > dt:first-of-type, & > dt:first-of-type + dd': { borderTop: 0 },
});
const DayLabel = styled('dt', {
  display: 'flex',
  alignItems: 'center',
  height: 'calc($sizes$control + 2 * $space$1)',
  fontSize: '$3',
  color: '$textMuted',
  '@touch': { height: 'calc($sizes$touch + 2 * $space$1)' },
});
const Rest = styled('p', {
  display: 'flex',
  alignItems: 'center',
  minHeight: '$control',
  paddingX: '$2',
  fontSize: '$3',
  color: '$textSubtle',
  '@touch': { minHeight: '$touch' },
});

type Week = ThisWeek_week$data;

interface ThisWeekProps {
  athlete: ThisWeek_athlete$key;
  week: ThisWeek_week$key;
  today: Day;
  /** When today's training starts, such as "07:00"; null: no time. */
  startsAt?: string | null;
}

/** The running week: today first, then what is to come, then what was. */
export function ThisWeek({ athlete, week: key, today, startsAt = null }: ThisWeekProps) {
  const { illness } = useFragment(
    graphql`
      fragment ThisWeek_athlete on Athlete {
        illness {
          wellOn
        }
      }
    `,
    athlete,
  );
  const week = useFragment(
    graphql`
      fragment ThisWeek_week on TrainingWeek {
        weekStartDate
        phaseType
        kind
        plannedMinutes
        completedMinutes
        recordedBeside {
          activityId
          date
          recordedSport
          movingSec
        }
        workouts {
          id
          scheduledDate
          duration
          timeOfDay
          ...WorkoutLink_workout
        }
      }
    `,
    key,
  );
  const stillIll = illness != null && illness.wellOn == null;
  const days = Array.from({ length: 7 }, (_, index) => addDays(week.weekStartDate, index));
  const ahead = days.filter((day) => day > today);
  const behind = days.filter((day) => day < today);
  const now = workoutsOf(week, today);
  const starts = startsOfDay(
    now.map(({ duration, timeOfDay }) => ({ duration, timeOfDay: wordOf(timeOfDay) })),
    startsAt === null ? null : minuteOf(startsAt),
  );
  const percent = week.plannedMinutes === 0 ? 0 : Math.min(100, (week.completedMinutes / week.plannedMinutes) * 100);
  return (
    <Card aria-label="This week">
      <Stack gap={4}>
        <Inline justify="between" align="baseline" gap={3}>
          <Heading>This Week</Heading>
          <TextLink as={Link} to="/training-schedule" css={{ fontSize: '$3' }}>
            Open schedule
          </TextLink>
        </Inline>
        <Stack gap={2}>
          <Inline justify="between" align="baseline" gap={3}>
            <Text tone="muted">{phaseAndKind(week.phaseType, week.kind)}</Text>
            <Text tone="muted">{timesText(week.completedMinutes, week.plannedMinutes, ' of ')} done</Text>
          </Inline>
          <ProgressBar value={percent} label="Time done of this week's plan" />
        </Stack>
        <Today aria-label="Today">
          <h3>Today · {dayName(today)}</h3>
          <BesideLines recordings={besideOn(week, today)} />
          {now.length === 0 ? (
            besideOn(week, today).length === 0 && <Text css={{ color: 'inherit' }}>{restText(illness, today)}</Text>
          ) : (
            <Workouts>
              {now.map((workout, index) => (
                <li key={workout.id}>
                  <WorkoutLink workout={workout} today={today} startsAt={starts[index]} prominent />
                </li>
              ))}
            </Workouts>
          )}
          <Feeling as={Link} to={placeOf('/training-schedule', stillIll ? 'well' : 'illness')}>
            {stillIll ? 'I Feel Well Again' : 'Not Feeling 100%'}
          </Feeling>
        </Today>
        {ahead.length > 0 && <DayRows week={week} days={ahead} today={today} />}
        {behind.length > 0 && (
          <Stack gap={2}>
            <Eyebrow as="h3">Earlier this week</Eyebrow>
            <DayRows week={week} days={behind} today={today} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

const besideOn = ({ recordedBeside }: Week, day: Day) => recordedBeside.filter(({ date }) => date === day);
const workoutsOf = (week: Week, day: Day) => week.workouts.filter(({ scheduledDate }) => scheduledDate === day);

function DayRows({ week, days, today }: { week: Week; days: readonly Day[]; today: Day }) {
  return (
    <Days>
      {days.map((day) => {
        const workouts = workoutsOf(week, day);
        const beside = besideOn(week, day);
        return (
          <Fragment key={day}>
            <DayLabel>
              <abbr title={dayName(day)} style={{ textDecoration: 'none' }}>
                {shortWeekday(day)} {dayOfMonth(day)}
              </abbr>
            </DayLabel>
            <dd>
              <BesideLines recordings={beside} />
              {workouts.length === 0
                ? beside.length === 0 && <Rest>Rest</Rest>
                : workouts.map((workout) => <WorkoutLink key={workout.id} workout={workout} today={today} />)}
            </dd>
          </Fragment>
        );
      })}
    </Days>
  );
}
