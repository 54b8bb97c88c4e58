import { addDays, type Day, weekdayOf } from '../../../api/core/calendar/calendar.ts';
import { whatToDo } from '../../../api/core/language/calendarEntries.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import { clockOf, minuteOf, startsOfDay } from '../../../api/core/athlete/trainingTimes.ts';
import { styled } from '../../ui/theme.ts';
import { dateRange } from '../dateText.ts';
import { timeText } from '../../../api/core/units/timeText.ts';
import { stepsOfBlocks } from '../instructionLines.ts';
import { intensityName } from '../intensity.ts';
import { phaseAndKind } from '../phaseText.ts';
import { brokenText, constraintText, isTarget, saysLimit, valueText } from '../proofText.ts';
import { sportName } from '../sport.tsx';
import { useUnits } from '../units/ownUnits.ts';
import type { SheetWeek } from './sheetWeek.ts';
import { nameOf, wordOf } from '../../names.ts';
import { printedStatusWord } from '../../words.ts';

/** Weekday to time of day; null: no time. */
export type SheetTimes = ReadonlyMap<string, string | null>;

// so much that a full week fits on a sheet
const Page = styled('section', {
  zoom: 0.8,
  fontSize: '$1',
  lineHeight: '$snug',
  color: '$text',
  '& + &': { breakBefore: 'page' },
});
const Head = styled('header', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$6',
  marginBottom: '$3',
  paddingBottom: '$2',
  borderBottom: '1px solid $colors$text',
});
const Title = styled('h1', { fontSize: '$5', fontWeight: '$semibold', letterSpacing: '$tight' });
const Days = styled('div', { columnCount: 4, columnGap: '$5' });
// a day is read in one place
const DayBlock = styled('section', { breakInside: 'avoid', marginBottom: '$4' });
const DayTitle = styled('h2', {
  fontSize: '$2',
  fontWeight: '$semibold',
  breakAfter: 'avoid',
  marginBottom: '$1',
  paddingBottom: '2px',
  borderBottom: '1px solid $colors$lineStrong',
});
const WorkoutBlock = styled('article', { breakInside: 'avoid', marginBottom: '$3' });
const WorkoutTitle = styled('h3', { display: 'flex', gap: '$2', fontSize: '$1', fontWeight: '$semibold' });
/** To be ticked by hand. */
const Box = styled('span', { flexShrink: 0, square: '0.8em', marginTop: '0.2em', border: '1px solid $colors$text' });
const Lines = styled('p', { whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Limits = styled('footer', {
  breakInside: 'avoid',
  marginTop: '$2',
  paddingTop: '$2',
  borderTop: '1px solid $colors$lineStrong',
});
const LimitList = styled('ul', { columnCount: 3, columnGap: '$6' });
// to be seen without colours too
const LimitLine = styled('li', {
  breakInside: 'avoid',
  variants: {
    broken: {
      true: { marginBottom: '$1', paddingLeft: '$2', borderLeft: '3px solid $colors$text', fontWeight: '$semibold' },
    },
  },
});

type SheetLimit = SheetWeek['proof'][number];

/** "Not kept: Mon unavailable: 1 workout. Broken by your move on Tue 12 May, 14:05: …" */
function sheetText(line: SheetLimit, told: { timeZone: string | undefined; isOver: boolean }): string {
  const { constraint, limit, holds } = line;
  const far = isTarget(line) || saysLimit(constraint, limit) ? '' : ` (limit ${limit})`;
  const text = `${constraintText(constraint)}${far}: ${valueText(line)}`;
  return holds ? text : [`Not kept: ${text}.`, brokenText(line, told)].filter(Boolean).join(' ');
}

interface WeekSheetProps {
  week: SheetWeek;
  times: SheetTimes;
  /** The athlete's. */
  timeZone: string | undefined;
  name: string;
}

/** One week on one page, black on white: what to do each day, step by step, and the limits that the week keeps. */
export function WeekSheet({ week, times, timeZone, name }: WeekSheetProps) {
  const { weekNumber, weekStartDate, weekEndDate, phaseType, kind, plannedMinutes, proof } = week;
  const days = Array.from({ length: 7 }, (_, index) => addDays(weekStartDate, index));
  return (
    <Page aria-label={`Week ${weekNumber}`}>
      <Head>
        <Title>
          Week {weekNumber} · {dateRange(weekStartDate, weekEndDate)}
        </Title>
        <span>
          {[name, phaseAndKind(phaseType, kind), `${timeText(plannedMinutes)} planned`].filter(Boolean).join(' · ')}
        </span>
      </Head>
      <Days>
        {days.map((day) => (
          <SheetDay key={day} day={day} week={week} times={times} />
        ))}
      </Days>
      {proof.length > 0 && (
        <Limits>
          <DayTitle as="h2">Limits of this week</DayTitle>
          <LimitList>
            {proof
              .toSorted((a, b) => Number(a.holds) - Number(b.holds))
              .map((line, index) => (
                <LimitLine key={index} broken={!line.holds}>
                  {sheetText(line, { timeZone, isOver: week.status === 'COMPLETED' })}
                </LimitLine>
              ))}
          </LimitList>
        </Limits>
      )}
    </Page>
  );
}

function SheetDay({ day, week: { workouts }, times }: { day: Day; week: SheetWeek; times: SheetTimes }) {
  const ofDay = workouts.filter(({ scheduledDate }) => scheduledDate === day);
  const start = times.get(nameOf(weekdayOf(day))) ?? null;
  const timed = ofDay.map(({ duration, timeOfDay }) => ({
    duration,
    timeOfDay: wordOf(timeOfDay),
  }));
  const starts = startsOfDay(timed, start === null ? null : minuteOf(start));
  return (
    <DayBlock>
      <DayTitle>{dayName(day)}</DayTitle>
      {ofDay.length === 0 && <p>Rest</p>}
      {ofDay.map((workout, index) => (
        <SheetWorkout key={workout.id} workout={workout} start={starts[index] ?? null} />
      ))}
    </DayBlock>
  );
}

function SheetWorkout({ workout, start }: { workout: SheetWeek['workouts'][number]; start: number | null }) {
  const { workoutType, intensity, duration, status, description, instructions, steps } = workout;
  const todo = whatToDo(
    { workoutType: wordOf(workoutType), instructions, steps: stepsOfBlocks(steps) },
    null,
    useUnits(),
  );
  const facts = [
    start === null ? null : clockOf(start),
    sportName(workoutType),
    timeText(duration),
    intensityName(intensity),
    printedStatusWord(status),
  ];
  return (
    <WorkoutBlock>
      <WorkoutTitle>
        {status === 'SCHEDULED' && <Box aria-hidden />}
        {description || sportName(workoutType)}
      </WorkoutTitle>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {todo && <Lines>{todo}</Lines>}
    </WorkoutBlock>
  );
}
