import { METRIC } from '../../core/units/displayUnits.ts';
import { encodeId } from '../../core/units/ids.ts';
import { fileWriters } from '../../adapters/fileWriters.ts';
import { createRateLimits } from '../../adapters/rateLimits.ts';
import { createPush } from '../../adapters/push.ts';
import { createWebhooks } from '../../adapters/webhooks.ts';
import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import { createEvents } from '../../domain/kernel/events.ts';
import type { Viewer } from '../../domain/kernel/access.ts';
import { createSealing } from '../../domain/kernel/sealing.ts';
import { type AccountDeps, register } from '../../domain/account/account.ts';
import { completeOnboarding } from '../../domain/athlete/athlete.ts';
import { enableCoaching, updateCoachNotes } from '../../domain/coaching/coaching.ts';
import { acceptCoachInvite, createCoachInvite } from '../../domain/coaching/invite.ts';
import { sendMessage } from '../../domain/message/message.ts';
import { addPrinciple } from '../../domain/principle/principle.ts';
import type { Db } from '../../domain/kernel/ports.ts';
import { updateProfile } from '../../domain/athlete/profile.ts';
import { addRace } from '../../domain/season/race.ts';
import { generateSchedule } from '../../domain/schedule/schedule.ts';
import { createSeasonPlan } from '../../domain/season/seasonPlan.ts';
import { applyRegeneration, previewRegeneration } from '../../domain/season/seasonRegeneration.ts';
import { live } from './history.ts';
import { dateAsLived } from './ownTime.ts';
import { ATHLETES, COACH, type DemoAthlete, PRINCIPLES } from './people.ts';
import { demoReader } from './recordings.ts';

export const PASSWORD = 'evenpace-demo';
/** Noon in UTC is the same day in every zone of the demo, and so is the first moment of today, which alone is surely over. */
const momentOf = (day: Day, today: Day) => new Date(`${day}T${day < today ? '12' : '00'}:00:00Z`);
const AT_ONCE = 4;

export const emailOf = ({ firstName }: { firstName: string }) =>
  `${firstName.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()}@demo.example`;

/** The Sunday nearest to that many days from today: races are on weekends. */
function raceDay(today: Day, inDays: number): Day {
  const near = addDays(today, inDays);
  return addDays(mondayOf(addDays(near, 4)), -1);
}

/** An account of the demo, whose acts happen at a time of their own. */
async function anAccount(
  base: Omit<AccountDeps, 'clock'>,
  who: { firstName: string; lastName: string; email: string; timeZone: string },
  { day, today }: { day: Day; today: Day },
) {
  let now = momentOf(day, today);
  const deps: AccountDeps = { ...base, clock: () => now };
  const { timeZone, ...registration } = who;
  const userId = await register(
    deps,
    { ...registration, password: PASSWORD, timeZone },
    { address: registration.email, defaultTimeZone: 'UTC' },
  );
  const { id: athleteId } = await deps.db.athlete.findUniqueOrThrow({ where: { userId }, select: { id: true } });
  const viewer: Viewer = { userId, athleteId, coachId: null, units: METRIC, scope: 'session' };
  const setDay = (next: Day) => {
    now = momentOf(next, today);
  };
  return { deps, viewer, setDay };
}

function onboardingOf(person: DemoAthlete, today: Day) {
  const [goal] = person.races;
  const running = ['marathon', 'half-marathon'].includes(goal!.type);
  const sports = running ? ['running'] : ['swimming', 'cycling', 'running'];
  const hours = (person.hours * 0.75) / sports.length;
  return {
    raceGoal: { raceType: goal!.type, raceName: goal!.name, targetDate: raceDay(today, goal!.inDays) },
    fitnessAssessments: sports.map((sport) => ({
      sport,
      experienceLevel: person.experience,
      currentFitnessLevel: person.fitness,
      weeklyVolume: `${hours.toFixed(1)} hours`,
    })),
    trainingPreferences: {
      weeklyHoursAvailable: person.hours,
      longWorkoutDays: person.longDays,
      unavailableDays: person.daysOff,
      preferredWorkoutTimes: 'morning',
      maxMinutesByDay: person.caps ?? {},
    },
    personalProfile: {
      firstName: person.firstName,
      lastName: person.lastName,
      email: emailOf(person),
      age: person.age,
      gender: person.gender,
      injuries: [],
    },
    timeZone: person.timeZone,
  };
}

/** One athlete from the first sign-in to today. */
async function seedAthlete(
  base: Omit<AccountDeps, 'clock'>,
  coach: Viewer,
  person: DemoAthlete,
  seed: number,
  { today, weeks }: { today: Day; weeks: number },
): Promise<Viewer> {
  const from = addDays(mondayOf(today), -7 * weeks);
  const { deps, viewer, setDay } = await anAccount(
    base,
    { firstName: person.firstName, lastName: person.lastName, email: emailOf(person), timeZone: person.timeZone },
    { day: from, today },
  );
  await completeOnboarding(deps, viewer, onboardingOf(person, today));
  if (person.thresholds) await updateProfile(deps, viewer, { thresholds: person.thresholds });
  const { token } = await createCoachInvite(deps, coach, { name: person.firstName }, '');
  await acceptCoachInvite(deps, viewer, { token });
  await createSeasonPlan(deps, viewer);
  for (const { name, type, inDays, priority, location } of person.races.slice(1))
    await addRace(deps, viewer, viewer.athleteId, {
      raceName: name,
      raceType: type,
      raceDate: raceDay(today, inDays),
      priority,
      ...(location && { location }),
    });
  if (person.races.length > 1) {
    const { id } = await previewRegeneration(deps, viewer, viewer.athleteId, {});
    await applyRegeneration(deps, viewer, id);
  }
  await generateSchedule(deps, viewer, { mode: 'season-plan' });
  const situation = { deps, setDay, viewer, person, seed, today };
  const { injury } = person;
  if (!injury) {
    await live(situation, from);
    return viewer;
  }
  const hurtOn = addDays(today, -injury.daysAgo);
  await live({ ...situation, today: hurtOn }, from);
  await updateProfile(deps, viewer, {
    injuries: [
      {
        injuryType: injury.injuryType,
        affectedArea: injury.affectedArea,
        isRecovered: injury.isRecovered,
        dateOccurred: hurtOn,
      },
    ],
  });
  await generateSchedule(deps, viewer, { mode: 'season-plan' });
  await live(situation, hurtOn);
  return viewer;
}

/** What an athlete and their coach wrote to each other. */
async function writeMessages(
  deps: AccountDeps,
  { athlete, coach }: { athlete: Viewer; coach: Viewer },
  { messages = [] }: DemoAthlete,
  today: Day,
): Promise<void> {
  const between = { athleteId: athlete.athleteId, aboutId: encodeId('coach', coach.coachId!) };
  for (const [index, { from, daysAgo, text }] of messages.entries()) {
    const now = momentOf(addDays(today, -daysAgo), today);
    const writer = from === 'coach' ? coach : athlete;
    await sendMessage({ ...deps, clock: () => now }, writer, between, { key: `demo ${index}`, text });
  }
}

interface Demo {
  today: Day;
  say?: (line: string) => void;
  people?: readonly DemoAthlete[];
  /** Weeks that lie behind them. */
  weeks?: number;
}

/** A coach and twelve athletes with twenty weeks behind them, and watches on their wrists of late. The day alone decides what there is. */
export async function seedDemo(
  db: Db,
  { today, say = () => undefined, people = ATHLETES, weeks = 20 }: Demo,
): Promise<void> {
  const base = {
    db,
    events: createEvents(),
    limits: createRateLimits(null),
    fit: demoReader,
    files: fileWriters,
    mail: null,
    model: null,
    webhooks: createWebhooks({ allowsPrivate: false }),
    push: createPush({ secret: 'nobody is told here', contact: 'mailto:nobody@localhost', allowsPrivate: false }),
    devices: { ports: {}, sealing: createSealing(['nothing is connected here']) },
  };
  const from = addDays(mondayOf(today), -7 * weeks);
  const { deps, viewer } = await anAccount(base, { ...COACH, timeZone: 'Europe/Oslo' }, { day: from, today });
  const coach: Viewer = { ...viewer, coachId: await enableCoaching(deps, viewer) };
  for (const principle of PRINCIPLES)
    await addPrinciple(deps, coach, { principleType: 'training_philosophy', ...principle });
  const waiting = people.map((person, index) => ({ person, seed: 1000 + index }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const athlete = await seedAthlete(base, coach, next.person, next.seed, { today, weeks });
      if (next.person.situation === 'busy at work')
        await updateCoachNotes(deps, coach, athlete.athleteId, {
          notes: 'Travels every other week. Short workouts on Tuesday and Thursday, or none.',
        });
      await writeMessages(deps, { athlete, coach }, next.person, today);
      say(`  ${next.person.firstName} ${next.person.lastName}: ${next.person.situation}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await base.events.close();
  await dateAsLived(db, momentOf(today, today));
  // they looked now and then
  const lately = momentOf(addDays(today, -2), today);
  await db.notice.updateMany({ where: { at: { lt: lately } }, data: { readAt: lately } });
}
