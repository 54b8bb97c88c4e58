import { IconCalendarPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { addDays, type Day } from '../../api/core/calendar/calendar.ts';
import { dayName } from '../../api/core/calendar/dayNames.ts';
import type {
  NextTwoWeeks_athlete$data,
  NextTwoWeeks_athlete$key,
} from '../__generated__/NextTwoWeeks_athlete.graphql.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { FoldedOnPhone } from '../ui/Disclosure.tsx';
import { Inline, Stack } from '../ui/Layout.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Heading, Text } from '../ui/Text.tsx';
import { styled } from '../ui/theme.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { dateRange, dayOfMonth, shortWeekday } from './dateText.ts';
import { hoursAndMinutes, timeText } from '../../api/core/units/timeText.ts';
import { intensityName, intensityTone } from './intensity.ts';
import { phaseAndKind } from './phaseText.ts';
import { ProofBadge } from './ProofBadge.tsx';
import { SportIcon, sportName } from './sport.tsx';

const WEEKS = 2;
const BAR_ROOM = 56;

const Weeks = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  columnGap: '$10',
});
const Strip = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: '2px',
});
const DayCell = styled('li', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$1',
  minWidth: 0,
  padding: '$2 0',
  borderRadius: '$medium',
  fontSize: '$1',
  lineHeight: '$snug',
  color: '$textMuted',
  variants: {
    moment: {
      past: {},
      today: { backgroundColor: '$accentSoft', color: '$onAccentSoft', '@forced': { outline: '1px solid' } },
      upcoming: {},
    },
  },
});
const Bars = styled('span', {
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: '3px',
  width: '100%',
  height: `${BAR_ROOM}px`,
});
const Bar = styled('span', {
  width: '0.625rem',
  minHeight: '4px',
  borderRadius: '3px',
  '@forced': { outline: '1px solid' },
  variants: {
    tone: {
      easy: { backgroundColor: '$easy' },
      moderate: { backgroundColor: '$moderate' },
      hard: { backgroundColor: '$hard' },
      max: { backgroundColor: '$max' },
      neutral: { backgroundColor: '$control' },
    },
    faded: { true: { opacity: 0.4 } },
  },
});
const Icons = styled('span', { display: 'flex', justifyContent: 'center', gap: '1px', minHeight: '16px' });
const Label = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  '& strong': { fontSize: '$2' },
});
const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  fontSize: '$2',
  color: '$textMuted',
  '& li': { display: 'flex', alignItems: 'center', gap: '$2' },
});

const TONES = [
  ['easy', 'Easy'],
  ['moderate', 'Moderate'],
  ['hard', 'Hard'],
  ['max', 'VO2max or race'],
] as const;

type Week = NonNullable<NextTwoWeeks_athlete$data['schedule']>['weeks'][number];

interface NextTwoWeeksProps {
  athlete: NextTwoWeeks_athlete$key;
  /** The shortest way to a schedule, where there is none. */
  action?: ReactNode;
  /** Of an athlete whom the reader coaches: where their schedule is. */
  coachedAt?: string;
}

/** The first two weeks of the schedule, day by day; or how to get a schedule. */
export function NextTwoWeeks({ athlete: key, action, coachedAt }: NextTwoWeeksProps) {
  const { today, schedule } = useFragment(
    graphql`
      fragment NextTwoWeeks_athlete on Athlete {
        today
        schedule {
          weeks @required(action: THROW) {
            id
            weekNumber
            weekStartDate
            weekEndDate
            phaseType
            kind
            plannedMinutes
            proof {
              kind
              holds
              value
              brokenBy {
                actorRole
                isOwn
                cause
              }
            }
            workouts {
              id
              scheduledDate
              workoutType
              intensity
              duration
              status
              description
            }
          }
        }
      }
    `,
    key,
  );
  const weeks = schedule?.weeks.slice(0, WEEKS) ?? [];
  const schedulePath = coachedAt ?? '/training-schedule';
  if (weeks.length === 0)
    return (
      <Card aria-label="Next 2 weeks">
        <EmptyState
          icon={<IconCalendarPlus size={24} />}
          title="Next 2 Weeks"
          action={
            <Inline gap={3} justify="center">
              {action}
              <ButtonLink as={Link} to={schedulePath} tone={action || coachedAt ? 'secondary' : 'primary'}>
                Go to Training Schedule
              </ButtonLink>
            </Inline>
          }
        >
          {coachedAt
            ? 'No training schedule found for this athlete.'
            : 'No training schedule yet. Generate your schedule to see your upcoming workouts.'}
        </EmptyState>
      </Card>
    );
  const longest = Math.max(1, ...weeks.flatMap(({ workouts }) => workouts.map(({ duration }) => duration)));
  const tones = new Set<string>(
    weeks.flatMap(({ workouts }) => workouts.map(({ intensity }) => intensityTone(intensity))),
  );
  return (
    <Card aria-label="Next 2 weeks">
      <Stack gap={5}>
        <Inline justify="between" gap={3}>
          <Heading>Next 2 Weeks</Heading>
          <ButtonLink as={Link} to={schedulePath} size="small">
            View Full Schedule
          </ButtonLink>
        </Inline>
        <Weeks>
          {weeks.map((week, index) => {
            const strip = <WeekStrip key={week.id} week={week} today={today} longest={longest} />;
            return index === 0 ? (
              strip
            ) : (
              <FoldedOnPhone key={week.id} summary={`Week ${week.weekNumber}`}>
                {strip}
              </FoldedOnPhone>
            );
          })}
        </Weeks>
        <Legend aria-hidden>
          {TONES.filter(([tone]) => tones.has(tone)).map(([tone, name]) => (
            <li key={tone}>
              <Bar tone={tone} css={{ square: '0.625rem' }} />
              {name}
            </li>
          ))}
        </Legend>
      </Stack>
    </Card>
  );
}

interface WeekStripProps {
  week: Week;
  today: Day;
  /** Minutes of the highest bar. */
  longest: number;
}

function WeekStrip({ week, today, longest }: WeekStripProps) {
  const days = Array.from({ length: 7 }, (_, index) => addDays(week.weekStartDate, index));
  return (
    <Stack gap={3}>
      <Inline justify="between" align="baseline" gap={2}>
        <Stack gap={1} align="start">
          <Heading as="h3" size={4}>
            Week {week.weekNumber}
          </Heading>
          <Text size={2} tone="muted">
            {dateRange(week.weekStartDate, week.weekEndDate)} · {phaseAndKind(week.phaseType, week.kind)}
          </Text>
          {week.proof.length > 0 && <ProofBadge proof={week.proof} />}
        </Stack>
        <Text weight="semibold" size={4}>
          {timeText(week.plannedMinutes)}
        </Text>
      </Inline>
      <Strip aria-label={`Week ${week.weekNumber}, day by day`}>
        {days.map((day) => (
          <WeekDay
            key={day}
            day={day}
            today={today}
            longest={longest}
            workouts={week.workouts.filter(({ scheduledDate }) => scheduledDate === day)}
          />
        ))}
      </Strip>
    </Stack>
  );
}

interface WeekDayProps {
  day: Day;
  today: Day;
  longest: number;
  workouts: Week['workouts'];
}

function WeekDay({ day, today, longest, workouts }: WeekDayProps) {
  const minutes = workouts.reduce((sum, { duration }) => sum + duration, 0);
  const moment = day === today ? 'today' : day < today ? 'past' : 'upcoming';
  return (
    <DayCell moment={moment}>
      <VisuallyHidden>
        {dayName(day)}:{' '}
        {workouts.length === 0 ? 'rest' : workouts.map((workout) => inWords(workout, workout.description)).join('; ')}
      </VisuallyHidden>
      <Bars aria-hidden>
        {workouts.map(({ id, duration, intensity }) => (
          <Bar
            key={id}
            tone={intensityTone(intensity)}
            faded={moment === 'past'}
            style={{ height: `${Math.round((duration / longest) * BAR_ROOM)}px` }}
          />
        ))}
      </Bars>
      <Icons aria-hidden>
        {workouts.map(({ id, workoutType }) => (
          <SportIcon key={id} type={workoutType} size={16} />
        ))}
      </Icons>
      <span aria-hidden>{minutes === 0 ? 'Rest' : hoursAndMinutes(minutes)}</span>
      <Label aria-hidden>
        {shortWeekday(day)}
        <strong>{dayOfMonth(day)}</strong>
      </Label>
    </DayCell>
  );
}

const inWords = ({ workoutType, duration, intensity }: Week['workouts'][number], name: string) =>
  `${sportName(workoutType)}, ${name || intensityName(intensity)}, ${timeText(duration)}`;
