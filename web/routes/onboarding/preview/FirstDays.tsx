import { addDays, type Day } from '../../../../api/core/calendar/calendar.ts';
import type { PlannedWeek } from '../../../../api/core/week/schedule.ts';
import { dayOfMonth, shortWeekday } from '../../../cards/dateText.ts';
import { timeText } from '../../../../api/core/units/timeText.ts';
import { intensityName, intensityTone } from '../../../cards/intensity.ts';
import { SportIcon, sportName } from '../../../cards/sport.tsx';
import { nameOf } from '../../../names.ts';
import { Inline, Stack } from '../../../ui/Layout.tsx';
import { styled } from '../../../ui/theme.ts';
import { Heading, Text } from '../../../ui/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

const DAYS = 7;

// a day has two workouts at most, and one has room for two lines: nothing moves when the answers change
const DayRow = styled('li', {
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$2',
  minHeight: '4rem',
  paddingY: '$1',
  '& + &': { borderTop: '1px solid $colors$line' },
});
const Workout = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.625rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$2',
  minHeight: '1.75rem',
  lineHeight: '$snug',
  '& > strong': { display: '-webkit-box', fontWeight: '$medium', overflow: 'hidden', WebkitBoxOrient: 'vertical' },
  '& > span:last-child': { fontVariantNumeric: 'tabular-nums', color: '$textMuted', whiteSpace: 'nowrap' },
  variants: {
    isAlone: { true: { '& > strong': { WebkitLineClamp: 2 } }, false: { '& > strong': { WebkitLineClamp: 1 } } },
  },
});
const Sport = styled('span', {
  display: 'grid',
  placeItems: 'center',
  square: '1.625rem',
  borderRadius: '$small',
  variants: {
    tone: {
      easy: { backgroundColor: '$easySoft', color: '$onEasySoft' },
      moderate: { backgroundColor: '$moderateSoft', color: '$onModerateSoft' },
      hard: { backgroundColor: '$hardSoft', color: '$onHardSoft' },
      max: { backgroundColor: '$maxSoft', color: '$onMaxSoft' },
      neutral: { backgroundColor: '$neutralSoft', color: '$onNeutralSoft' },
    },
  },
});

/** The first seven days from today on, workout by workout. */
export function FirstDays({ weeks, today }: { weeks: readonly PlannedWeek[]; today: Day }) {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const workouts = weeks.flatMap((week) => week.workouts).filter(({ scheduledDate }) => days.includes(scheduledDate));
  const minutes = workouts.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <Stack gap={3} as="section" aria-label="Your first seven days">
      <Inline justify="between" align="baseline" gap={1}>
        <Heading as="h4" size={4}>
          Your first seven days
        </Heading>
        <Text tone="muted">
          {workouts.length} {workouts.length === 1 ? 'workout' : 'workouts'}, {timeText(minutes)}
        </Text>
      </Inline>
      <ul>
        {days.map((day) => {
          const own = workouts.filter(({ scheduledDate }) => scheduledDate === day);
          return (
            <DayRow key={day}>
              <Text tone={day === today ? 'accent' : 'muted'} weight={day === today ? 'semibold' : 'regular'}>
                {day === today ? 'Today' : `${shortWeekday(day)} ${dayOfMonth(day)}`}
              </Text>
              {own.length === 0 ? (
                <Text tone="subtle">Rest</Text>
              ) : (
                <ul>
                  {own.map(({ workoutType, description, duration, intensity }, at) => (
                    <Workout key={at} isAlone={own.length === 1}>
                      <VisuallyHidden>
                        {`${sportName(nameOf(workoutType))}: ${description}, ${intensityName(intensity)}, ${timeText(duration)}`}
                      </VisuallyHidden>
                      <Sport tone={intensityTone(intensity)} aria-hidden>
                        <SportIcon type={nameOf(workoutType)} size={16} />
                      </Sport>
                      <strong aria-hidden>{description}</strong>
                      <span aria-hidden>{timeText(duration)}</span>
                    </Workout>
                  ))}
                </ul>
              )}
            </DayRow>
          );
        })}
      </ul>
    </Stack>
  );
}
