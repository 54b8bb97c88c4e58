import { addDays, mondayOf } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import { recurringName, resolveCap, resolveEase, resolveHarder, resolveRemove, resolveResize } from './amounts.ts';
import type { Board, Outcome } from './board.ts';
import { named, nounOf, whichOf } from './lookUp.ts';
import { look, resolveAdd, resolveFree, resolveMissed, resolveMove, resolveSwap, spanName } from './places.ts';
import type { PreferenceChange, ReportedEvent } from './request.ts';
import { resolveAvoid, resolveLongDay, resolveReplace } from './sports.ts';
import type { Wish } from './wish.ts';

const KINDS: Readonly<Record<ReportedEvent['kind'], string>> = {
  illness: 'you are ill',
  injury: 'something hurts',
  travel: 'you are travelling',
  deadline: 'work leaves little time',
  fatigue: 'you are tired',
  recovered: 'you are well again',
};

function eventText(event: ReportedEvent): string {
  const { kind, from, to, area, place, symptoms } = event;
  const what = kind === 'injury' && area !== null ? `your ${area} hurts` : KINDS[kind];
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
      return `at most ${preference.minutes} min on ${preference.days.length === 0 ? 'any day' : recurringName(preference.days)}`;
    case 'longDays':
      return `long ${preference.sport === null ? 'session' : nounOf(preference.sport)}s on ${recurringName(preference.days)}`;
    case 'weeklyHours':
      return `${preference.hours} hours a week`;
    case 'time':
      return `training in the ${preference.time === 'midday' ? 'middle of the day' : preference.time}`;
  }
}

/** Carries out one wish on the board; what cannot be done goes to the outcome. */
export function resolve(wish: Wish, board: Board, outcome: Outcome): void {
  switch (wish.wish) {
    case 'move':
      return resolveMove(wish, board, outcome);
    case 'swap':
      return resolveSwap(wish, board, outcome);
    case 'remove':
      return resolveRemove(wish, board, outcome);
    case 'free':
      return resolveFree(wish, board, outcome);
    case 'resize':
      return resolveResize(wish, board, outcome);
    case 'ease':
      return resolveEase(wish, board, outcome);
    case 'harder':
      return resolveHarder(wish, board, outcome);
    case 'add':
      return resolveAdd(wish, board, outcome);
    case 'replace':
      return resolveReplace(wish, board, outcome);
    case 'avoid':
      return resolveAvoid(wish, board, outcome);
    case 'cap':
      return resolveCap(wish, board, outcome);
    case 'longDay':
      return resolveLongDay(wish, board, outcome);
    case 'event':
      outcome.events.push(wish.event);
      outcome.understood.push(eventText(wish.event));
      return;
    case 'prefer':
      outcome.preferences.push(wish.preference);
      outcome.understood.push(`remember for every week: ${preferenceText(wish.preference)}`);
      return;
    case 'timeOfDays': {
      const days = recurringName(wish.weekdays);
      const other = wish.time === 'evening' ? 'morning' : 'evening';
      outcome.questions.push(
        `Your plan keeps one time of day for all training, not one for each weekday. Say “never on ${days}” to keep ${days} free altogether, or “train in the ${other}” to train at another time on every day. Which is it?`,
      );
      return;
    }
    case 'missed':
      return resolveMissed(wish, board, outcome);
    case 'awayWhen':
      outcome.questions.push('From which day to which day will you be away?');
      return;
    case 'restWhen':
      outcome.questions.push('Which day should be free of training?');
      return;
    case 'oneOf': {
      const two = board
        .workouts()
        .filter(({ scheduledDate }) => wish.when?.days.includes(scheduledDate) && scheduledDate >= board.today);
      const day = two
        .map(({ scheduledDate }) => scheduledDate)
        .find((each, index, days) => days.indexOf(each) !== index);
      if (day === undefined) outcome.notes.push('No day that you mean has two sessions.');
      else
        outcome.questions.push(
          whichOf(two.filter(({ scheduledDate }) => scheduledDate === day)).replace('do you mean', 'should go'),
        );
      return;
    }
    case 'race': {
      const [day] = wish.when?.days ?? [];
      outcome.understood.push(`you have a race${day === undefined ? '' : ` on ${dayName(day)}`}`);
      outcome.notes.push(
        'Add it to your season plan: then the days before are eased for it and the days after are for recovery.',
      );
      return;
    }
    case 'other':
      outcome.understood.push(
        `change the training of ${wish.who === 'my' ? 'someone else' : wish.who.replace(/^my /, 'your ')}`,
      );
      outcome.limits.push({ code: 'OTHER', message: 'Only your own schedule can be changed here.' });
      return;
    case 'keep': {
      const kept = look(wish.what, board, { ...outcome, questions: [], limits: [] });
      if (kept.length > 0)
        outcome.understood.push(
          `leave ${kept.map(named).join(' and ')} as ${kept.length === 1 ? 'it is' : 'they are'}`,
        );
      return;
    }
    case 'indoors': {
      const days = wish.when?.days ?? [board.today, addDays(mondayOf(board.today), 6)];
      const sport =
        wish.sport === 'run'
          ? 'run on a treadmill'
          : wish.sport === 'bike'
            ? 'ride on an indoor trainer'
            : 'train indoors';
      outcome.understood.push(`${sport} ${days.length === 1 ? `on ${dayName(days[0]!)}` : `in ${spanName(days)}`}`);
      outcome.notes.push(
        'Day, length and effort stay as they are: the steps work just as well indoors. Where you train is not part of the plan, so there is nothing to change.',
      );
      return;
    }
    case 'time':
      outcome.understood.push(`${wish.not ? 'you cannot ' : ''}train in the ${wish.time}`);
      outcome.notes.push(
        `A session has no fixed hour in the plan, so do it when it suits you that day.${wish.not ? '' : ' Say "always" to make it your usual time.'}`,
      );
      return;
  }
}
