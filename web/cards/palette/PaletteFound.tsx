import type { ReactNode } from 'react';
import { timeText } from '../../../api/core/units/timeText.ts';
import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import { CommandGroup, CommandItem } from '../../ui/CommandDialog.tsx';
import { dateRange, fullDate, shortDay } from '../dateText.ts';
import { SportIcon, sportName } from '../sport.tsx';

interface Week {
  readonly id: string;
  readonly weekNumber: number;
  readonly weekStartDate: Day;
  readonly weekEndDate: Day;
  readonly workouts: readonly {
    readonly id: string;
    readonly scheduledDate: Day;
    readonly workoutType: string;
    readonly duration: number;
    readonly description: string | null | undefined;
  }[];
}

/** 'today', 'tomorrow', 'this week', 'next week': what people call a day. */
function namesOf(day: Day, today: Day): string[] {
  const near = ['yesterday', 'today', 'tomorrow'].filter((_, index) => addDays(today, index - 1) === day);
  return [...near, dayName(day), fullDate(day), day];
}

interface PaletteWeeksProps {
  today: Day;
  weeks: readonly Week[];
  icons: { week: ReactNode };
  onDay: (day: Day) => void;
  onWorkout: (id: string) => void;
}

/** The four weeks, and each workout of them by its name, sport or date. */
export function PaletteWeeks({ today, weeks, icons, onDay, onWorkout }: PaletteWeeksProps) {
  const current = weeks.findIndex(({ weekStartDate, weekEndDate }) => weekStartDate <= today && today <= weekEndDate);
  return (
    <>
      <CommandGroup title="Weeks">
        {weeks.map(({ id, weekNumber, weekStartDate, weekEndDate }, index) => {
          const name = index === current ? 'This week' : index === current + 1 ? 'Next week' : `Week ${weekNumber}`;
          return (
            <CommandItem
              key={id}
              id={id}
              label={name}
              icon={icons.week}
              note={dateRange(weekStartDate, weekEndDate)}
              words={[`Week ${weekNumber}`, dateRange(weekStartDate, weekEndDate), weekStartDate]}
              onChoose={() => onDay(index === current ? today : weekStartDate)}
            />
          );
        })}
      </CommandGroup>
      <CommandGroup title="Workouts">
        {weeks.flatMap(({ workouts }) =>
          workouts.map(({ id, scheduledDate, workoutType, duration, description }) => (
            <CommandItem
              key={id}
              id={id}
              label={description || sportName(workoutType)}
              icon={<SportIcon type={workoutType} />}
              note={`${shortDay(scheduledDate)} · ${timeText(duration)}`}
              words={[sportName(workoutType), ...namesOf(scheduledDate, today)]}
              onChoose={() => onWorkout(id)}
            />
          )),
        )}
      </CommandGroup>
    </>
  );
}

interface PaletteAthletesProps {
  athletes: readonly { readonly id: string; readonly firstName: string; readonly lastName: string }[];
  icon: ReactNode;
  onAthlete: (id: string) => void;
}

/** Those whom a coach works with, by name. */
export function PaletteAthletes({ athletes, icon, onAthlete }: PaletteAthletesProps) {
  return (
    <CommandGroup title="Athletes">
      {athletes.map(({ id, firstName, lastName }) => (
        <CommandItem
          key={id}
          id={id}
          label={`${firstName} ${lastName}`}
          icon={icon}
          words={['athlete']}
          onChoose={() => onAthlete(id)}
        />
      ))}
    </CommandGroup>
  );
}
