import { tableOf } from '../../units/tableOf.ts';
import { dayName } from '../../calendar/dayNames.ts';
import { testsText } from './testWords.ts';
import { HEALTH_TALK } from '../../messages/healthTalk.ts';
import { recurringName, resolveCap, resolveEase, resolveHarder, resolveRemove, resolveResize } from './amounts.ts';
import type { RequestDraft, RequestOutcome } from './requestDraft.ts';
import { named, nounOf, whichOf } from './lookUp.ts';
import { look, resolveMissed, resolveMove, spanName } from './places.ts';
import { resolveAdd, thereFor } from './resolveAdd.ts';
import { resolveFree } from './resolveFree.ts';
import { resolveCount } from './resolveCount.ts';
import { resolveSwap } from './resolveSwap.ts';
import type { PreferenceChange, ReportedEvent } from './request.ts';
import { resolveAvoid, resolveLongDay, resolveReplace } from './sports.ts';
import type { RequestIntent } from './intent.ts';
import { resolveTest } from './wantedTest.ts';
import { saidInDay } from './timesOfDay.ts';
import { timeText } from '../../units/timeText.ts';

const KINDS: Readonly<Record<ReportedEvent['kind'], string>> = {
  illness: 'you are ill',
  injury: 'something hurts',
  travel: 'you are travelling',
  deadline: 'work leaves little time',
  fatigue: 'you are tired',
  recovered: 'you are well again',
};

/** What is no pain of a part of the body. */
const STATES = tableOf<Readonly<Partial<Record<string, string>>>>({
  pregnancy: 'you are pregnant',
  childbirth: 'you have given birth',
  'heart condition': 'you have trouble with your heart',
  'stress fracture': 'you have a stress fracture',
});

function eventText(event: ReportedEvent): string {
  const { kind, from, to, area, place, symptoms } = event;
  const what = kind === 'injury' && area !== null ? (STATES[area] ?? `your ${area} hurts`) : KINDS[kind];
  const where = place === null ? '' : ` to ${place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`;
  const signs = symptoms.length === 0 ? '' : ` (${symptoms.join(', ')})`;
  const when =
    to === null
      ? ` since ${dayName(from)}`
      : from === to
        ? ` on ${dayName(from)}`
        : ` from ${dayName(from)} to ${dayName(to)}`;
  return `${what}${where}${signs}${when}`;
}

function preferenceText(preference: PreferenceChange): string {
  switch (preference.kind) {
    case 'unavailable':
      return `no training on ${recurringName(preference.days)}`;
    case 'available':
      return `${recurringName(preference.days)} free for training`;
    case 'noSport':
      return `no ${nounOf(preference.sport)} ${preference.days.length === 0 ? 'at all' : `on ${recurringName(preference.days)}`}`;
    case 'maxMinutes':
      return `at most ${timeText(preference.minutes)} on ${preference.days.length === 0 ? 'any day' : recurringName(preference.days)}`;
    case 'longDays':
      return `long ${preference.sport === null ? 'workout' : nounOf(preference.sport)}s on ${recurringName(preference.days)}`;
    case 'weeklyHours':
      return `${preference.hours} hours a week`;
    case 'tests':
      return testsText(preference);
    case 'time':
      return `training in the ${preference.time === 'midday' ? 'middle of the day' : preference.time}`;
  }
}

type Resolvers = {
  readonly [Kind in RequestIntent['kind']]: (
    intent: Extract<RequestIntent, { kind: Kind }>,
    draft: RequestDraft,
    outcome: RequestOutcome,
  ) => void;
};

const RESOLVERS: Resolvers = {
  move: resolveMove,
  swap: resolveSwap,
  remove: resolveRemove,
  free: resolveFree,
  resize: resolveResize,
  ease: resolveEase,
  harder: resolveHarder,
  add: (intent, draft, outcome) => {
    const { workout, when, minutes, isPlace } = intent;
    // "can Sunday be a 70 minute run": one is there, and it is how long it should be
    if (isPlace && minutes !== null && thereFor(intent, draft) !== undefined) {
      const length = { minutes, factor: null, delta: 0, km: null, atMost: false } as const;
      resolveResize({ kind: 'resize', what: { workout, dates: when }, length }, draft, outcome);
    } else resolveAdd(intent, draft, outcome);
  },
  replace: resolveReplace,
  test: resolveTest,
  avoid: resolveAvoid,
  cap: resolveCap,
  count: resolveCount,
  longDay: resolveLongDay,
  event: (intent, _draft, outcome) => {
    outcome.events.push(intent.event);
    outcome.understood.push(eventText(intent.event));
  },
  talk: (intent, _draft, outcome) => {
    outcome.understood.push(HEALTH_TALK[intent.about].read);
    outcome.notes.push(HEALTH_TALK[intent.about].answer);
  },
  least: (_intent, _draft, outcome) => {
    outcome.understood.push('you want a least amount of training');
    outcome.notes.push(
      'The plan keeps what is at most, and no limit of what is at least. Say which workout should be longer, and I try that.',
    );
  },
  prefer: (intent, _draft, outcome) => {
    outcome.preferences.push(intent.preference);
    outcome.understood.push(`remember for every week: ${preferenceText(intent.preference)}`);
  },
  timeOfDays: (intent, _draft, outcome) => {
    const days = recurringName(intent.weekdays);
    const other = intent.time === 'evening' ? 'morning' : 'evening';
    outcome.questions.push(
      `Your plan keeps one time of day for all training, not one for each weekday. Say “never on ${days}” to keep ${days} free altogether, or “train in the ${other}” to train at another time on every day. Which is it?`,
    );
  },
  missed: resolveMissed,
  awayWhen: (_intent, _draft, outcome) => {
    outcome.questions.push('From which day to which day will you be away?');
  },
  awayWhat: (_intent, _draft, outcome) => {
    outcome.questions.push(
      'What can you do while you are away? Say, for example, “Only running from Friday to Sunday”, or “No training from Friday to Sunday”.',
    );
  },
  restWhen: (_intent, _draft, outcome) => {
    outcome.questions.push('Which day should be free of training?');
  },
  oneOf: (intent, draft, outcome) => {
    const two = draft
      .workouts()
      .filter(
        ({ scheduledDate }) =>
          scheduledDate >= draft.today &&
          ((intent.when?.days.length ?? 0) === 0 || intent.when!.days.includes(scheduledDate)),
      );
    const day = two.map(({ scheduledDate }) => scheduledDate).find((each, index, days) => days.indexOf(each) !== index);
    if (day === undefined) outcome.notes.push('No day that you mean has two workouts.');
    else
      outcome.questions.push(
        whichOf(two.filter(({ scheduledDate }) => scheduledDate === day)).replace('do you mean', 'should go'),
      );
  },
  race: (intent, _draft, outcome) => {
    const [day, ...more] = intent.when?.days ?? [];
    if (more.length > 0) {
      outcome.understood.push('you have a race');
      outcome.questions.push('On which day is it? Races are added to your season plan, by their date.');
      return;
    }
    outcome.understood.push(`you have a race${day === undefined ? '' : ` on ${dayName(day)}`}`);
    outcome.notes.push(
      'Add it to your season plan: then the days before are eased for it and the days after are for recovery.',
    );
  },
  other: (intent, _draft, outcome) => {
    outcome.understood.push(
      `change the training of ${intent.who === 'my' ? 'someone else' : intent.who.replace(/^my /, 'your ')}`,
    );
    outcome.limits.push({ code: 'OTHER', message: 'Only your own schedule can be changed here.' });
  },
  keep: (intent, draft, outcome) => {
    const kept = look(intent.what, draft, { ...outcome, questions: [], limits: [] });
    if (kept.length > 0)
      outcome.understood.push(`leave ${kept.map(named).join(' and ')} as ${kept.length === 1 ? 'it is' : 'they are'}`);
  },
  indoors: (intent, _draft, outcome) => {
    const { when } = intent;
    const sport =
      intent.sport === 'run'
        ? 'run on a treadmill'
        : intent.sport === 'bike'
          ? 'ride on an indoor trainer'
          : 'train indoors';
    outcome.understood.push(
      `${sport} ${when === null ? 'this week' : when.days.length === 1 ? `on ${dayName(when.days[0]!)}` : `from ${spanName(when.days)}`}`,
    );
    outcome.notes.push(
      'Day, length and effort stay as they are: the steps work just as well indoors. Where you train is not part of the plan, so there is nothing to change.',
    );
  },
  time: ({ time, not }, _draft, outcome) => saidInDay(time, outcome, not),
};

/** Carries out one intent on the draft; what cannot be done goes to the outcome. */
export function resolve<Kind extends RequestIntent['kind']>(
  intent: Extract<RequestIntent, { kind: Kind }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  RESOLVERS[intent.kind as Kind](intent, draft, outcome);
}
