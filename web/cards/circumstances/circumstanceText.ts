import {
  IconBandage,
  IconBattery1,
  IconBed,
  IconBriefcase,
  IconLuggage,
  IconPlaneDeparture,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import { tableOf } from '../../../api/core/units/tableOf.ts';
import { timeText } from '../../../api/core/units/timeText.ts';
import type { Circumstances_athlete$data } from '../../__generated__/Circumstances_athlete.graphql.ts';
import type { Known } from '../../names.ts';

export type Circumstance = NonNullable<Circumstances_athlete$data['circumstances']>[number];
type CircumstanceKind = Known<Circumstance['kind']>;

/** "until Friday 4 December", "from Monday 7 to …" where it is still to come. */
function spanText({ from, to }: Circumstance, today: Day): string {
  if (to == null) return from == null ? '' : `since ${dayName(from)}`;
  if (from != null && from > today)
    return from === to ? `on ${dayName(to)}` : `from ${dayName(from)} to ${dayName(to)}`;
  return to === today ? 'today' : `until ${dayName(to)}`;
}

const most = ({ minutes }: Circumstance) =>
  minutes == null ? 'Each day keeps what fits in the time.' : `At most ${timeText(minutes)} of training a day.`;

interface KindText {
  icon: TablerIcon;
  name: string;
  /** What the plan makes of it; `isOwn`: it speaks to the athlete. */
  effect: (circumstance: Circumstance, isOwn: boolean) => string;
}

/** What is kept as an injury, and is none. */
const CONDITIONS: Readonly<Record<string, string | undefined>> = tableOf({
  pregnancy: 'Pregnant',
  childbirth: 'After childbirth',
  'heart condition': 'Heart condition',
});

/** Who knows has to say when more may be trained: it does not get better by a tap. */
const isCondition = ({ area }: Circumstance): boolean => area != null && CONDITIONS[area] !== undefined;

const spared = (circumstance: Circumstance, isOwn: boolean) => {
  const [whose, who] = isOwn ? ['your', 'you say'] : ['the', 'they say'];
  return isCondition(circumstance)
    ? `The plan stays careful until ${isOwn ? 'you tell' : 'they tell'} that a doctor or midwife has cleared ${isOwn ? 'you' : 'them'}.`
    : `The plan spares ${whose} ${lowerFirst(circumstance.area ?? 'injury')} until ${who} that it is better.`;
};

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const TEXTS: Readonly<Record<CircumstanceKind, KindText>> = {
  ILL: { icon: IconBed, name: 'Ill', effect: () => 'Rest comes first. Training comes back step by step.' },
  INJURED: { icon: IconBandage, name: 'Injured', effect: spared },
  TIRED: { icon: IconBattery1, name: 'Tired', effect: () => 'Workouts are easy.' },
  TRAVELLING: { icon: IconLuggage, name: 'Travelling', effect: most },
  AWAY: { icon: IconPlaneDeparture, name: 'Away', effect: () => 'No training.' },
  LIFE: { icon: IconBriefcase, name: 'Busy', effect: most },
};

/** What is said of its kind; undefined: a newer server knows of more. */
export const kindTextOf = ({ kind }: Circumstance): KindText | undefined =>
  (TEXTS as Readonly<Record<string, KindText>>)[kind];

/** "Away until Friday 4 December", "Injured (knee) since Monday 30 November". */
export function circumstanceTitle(circumstance: Circumstance, name: string, today: Day): string {
  const { area } = circumstance;
  const what = area == null ? name : (CONDITIONS[area] ?? `${name} (${lowerFirst(area)})`);
  return [what, spanText(circumstance, today)].filter(Boolean).join(' ');
}
