// npm run plans: writes the plans of the athletes in docs/plans/athletes.json beside it, as a coach reads them.
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Thresholds } from '../core/athlete/athlete.ts';
import { weekdayOf } from '../core/calendar/calendar.ts';
import { dateForPeople, shortName } from '../core/calendar/dayNames.ts';
import type { PlanAllOutput } from '../core/week/planAll.ts';
import type { PlannedWeek } from '../core/week/schedule.ts';
import { describeSteps } from '../core/workout/prescription/describe.ts';
import { projectRoot } from '../root.ts';
import { answerLine } from './plan.ts';
import { timeText } from '../core/units/timeText.ts';

const PLACE = path.join(projectRoot, 'docs/plans');
const athletes = z.array(
  z.strictObject({ file: z.string(), title: z.string(), about: z.string(), line: z.record(z.string(), z.unknown()) }),
);
const thresholdsIn = z.object({ athlete: z.object({ thresholds: z.record(z.string(), z.number()).default({}) }) });

const KINDS: Readonly<Record<PlannedWeek['kind'], string>> = {
  load: '',
  step: ', easier',
  taper: ', taper',
  race: ', race week',
  recovery: ', recovery',
};

type Workout = PlannedWeek['workouts'][number];

function workoutLine(workout: Workout, thresholds: Thresholds): string {
  const { scheduledDate, description, duration, workoutType, isHard, isLong, steps } = workout;
  const marks = [isHard && 'hard', isLong && 'long'].filter(Boolean);
  const what = `${workoutType}, ${timeText(duration)}${marks.map((mark) => `, ${mark}`).join('')}`;
  const text = workoutType === 'strength' ? '' : `: ${describeSteps(steps, workoutType, thresholds).join('; ')}`;
  return `- ${shortName(weekdayOf(scheduledDate))} **${description}** (${what})${text}`;
}

function weekLines(week: PlannedWeek, number: number, thresholds: Thresholds): string[] {
  const minutes = week.workouts.reduce((sum, { duration }) => sum + duration, 0);
  // "Taper, taper" says nothing more
  const kind = KINDS[week.kind].includes(week.phaseType) ? '' : KINDS[week.kind];
  const phase = week.phaseType.charAt(0).toUpperCase() + week.phaseType.slice(1);
  return [
    '',
    `## Week ${number}: ${phase}${kind}, ${timeText(minutes)}`,
    '',
    `From ${dateForPeople(week.weekStartDate)}.`,
    '',
    ...week.workouts.map((workout) => workoutLine(workout, thresholds)),
  ];
}

const racesIn = z.object({ races: z.array(z.object({ raceName: z.string(), raceDate: z.string() })) });
const nameOn = (line: object, day: string) =>
  racesIn.parse(line).races.find(({ raceDate }) => raceDate === day)!.raceName;

/** The plans by the name of their file, as they are written there. */
export function printedPlans(): ReadonlyMap<string, string> {
  const list = athletes.parse(JSON.parse(readFileSync(path.join(PLACE, 'athletes.json'), 'utf8')));
  return new Map(
    list.map(({ file, title, about, line }) => {
      const answer = answerLine(JSON.stringify(line));
      if ('error' in answer) throw new Error(`${title}: ${JSON.stringify(answer.error)}`);
      const { weeks, warnings, races } = answer as PlanAllOutput;
      const {
        ftp = null,
        runThresholdSpeed = null,
        css = null,
        lthr = null,
      } = thresholdsIn.parse(line).athlete.thresholds;
      const lines = [
        `# ${title}`,
        '',
        about,
        ...races.map(({ raceDate, summary }) => `\n${nameOn(line, raceDate)}, ${dateForPeople(raceDate)}: ${summary}`),
        ...warnings.map(({ message, recommendation }) => `\n> ${message} ${recommendation}`),
        ...weeks.flatMap((week, i) => weekLines(week, i + 1, { ftp, runThresholdSpeed, css, lthr })),
      ];
      return [`${file}.md`, `${lines.join('\n')}\n`];
    }),
  );
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  for (const [file, text] of printedPlans()) writeFileSync(path.join(PLACE, file), text);
