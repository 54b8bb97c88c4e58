import type { PhaseType } from '../../../codes/phase.ts';
import { tableOf } from '../../../units/tableOf.ts';
import { joinedDates } from '../joinedDates.ts';
import { tagsOf } from '../scan.ts';
import { slotsOf } from '../slots.ts';
import type { DateTag, Horizon, WorkoutTag, Tag } from '../tags.ts';
import { wordsOfText } from '../words.ts';

export type AskedChange = 'move' | 'remove' | 'shorten' | 'lengthen' | 'ease' | 'harden' | 'replace' | 'add' | 'any';

/** What a question for reasons is about. */
export interface WhyAsked {
  workout: WorkoutTag | null;
  dates: DateTag | null;
  /** "why no swim": there is none of it. */
  isAbsent: boolean;
  /** A free day is asked about. */
  isRest: boolean;
  phase: PhaseType | 'step' | null;
  /** "why did you move it". */
  change: AskedChange | null;
  /** "so long", "shorter", "30 min". */
  isLength: boolean;
  /** "why on Sunday". */
  isDay: boolean;
  isHard: boolean;
  /** The whole plan, where no day and no workout is named. */
  isPlan: boolean;
}

const OPENS =
  '(?:(?:and|but|so|hi|hey|hello|coach|just|ok|okay|also|then|please|can you|could you|would you|tell me|explain(?: to me)?|let me know|remind me|curious|wondering|i wonder|i am (?:just )?(?:curious|wondering)|,) )*';
// "why don't we" and "why not" propose
const HEAD = new RegExp(
  `^${OPENS}(?:why(?! (?:do not (?:we|you)|not)(?: |$))|how come|for what reason|what (?:is|was|are|were) (?:the |your )?(?:point|purpose|reasons?|reasoning|idea|goal|aim|use|sense|logic|rationale|benefit|thinking|thought)|what (?:is|was|are|were)(?= .* (?:good )?for$)|what made you|what (?:has )?happened (?:to|with)|where (?:did|has|have|is|are|was)(?= .*\\b(?:runs?|rides?|swims?|bricks?|strength|workouts?|sessions?|intervals)\\b)|explain)(?: |$)`,
);

/** Not many texts may ask for reasons; for these the history is worth a look. */
export const mayAskWhy = (text: string): boolean =>
  /\b(?:why|wy|how come|reasons?|reasoning|point|purpose|explain|happened|where|what)/i.test(text);

/** Words that a question about the plan may hold without being about something else. */
export const PLAIN = new Set(
  `a an the i my me it is am are be was were been to of in on at for and or so too very just that this these those if as by do does did done doing has have had having will would can could should there here with about we you
  your our us s why again still already only really exactly actually suddenly even now plan plans planned planning program programme programmed training schedule scheduled supposed need needed meant many much few lot lots bit more most less
  get gets getting got give gives gave given put set choose chose chosen pick picked such big small point purpose reason reasons reasoning idea goal aim use sense logic rationale benefit thinking thought behind good other another different
  same time times early late soon day days week weeks phase phases block period taper tapering tapered peaking base build peak deload unload step back race specific long short hard tough intense easy after before between row twice two three once every any all both
  like feel feels look looks seem seems kept keep come comes coming happen happened happens mine went gone missing disappear disappeared vanish vanished took taken takes away changed change adapted adjust adjusted count prepare recover made me myself explain what
  light heavy low high volume intensity hours minutes amount load empty free off nothing rest resting please coach thanks than last next compared compare around which who decided decide into out up down`.split(
    /\s+/,
  ),
);
export const ABOUT_ELSE: ReadonlySet<Tag['t']> = new Set(['indoors', 'happening', 'symptom', 'area', 'pain', 'other']);

const CHANGES: readonly (readonly [RegExp, AskedChange])[] = [
  [
    /\b(?:mov(?:e|ed|ing)|shift(?:ed)?|reschedul\w+|re schedul\w+|swap(?:ped)?|switch(?:ed)?|push(?:ed)?|postpone[d]?|delay(?:ed)?|br(?:ing|ought) forward)\b/,
    'move',
  ],
  [
    /\b(?:remov\w+|cancel\w*|delet\w+|drop(?:ped)?|skip(?:ped)?|(?:take|taken|took|left|leave) (?:out|away|off)|gone|disappear\w*|vanish\w*|missing|cut out|scrap\w*)\b/,
    'remove',
  ],
  [/\b(?:shorten\w*|reduc\w+|trim\w*|cut)\b/, 'shorten'],
  [/\b(?:lengthen\w*|extend\w*)\b/, 'lengthen'],
  [/\b(?:ease|eased|easing|downgrad\w+|softened)\b/, 'ease'],
  [/\b(?:replac\w+|turned into|substitut\w+)\b/, 'replace'],
  [/\b(?:add|added|adding)\b/, 'add'],
  [/\b(?:chang(?:e|ed)|adapt(?:ed)?|adjust(?:ed)?|alter(?:ed)?)\b/, 'any'],
];

const PHASES: readonly (readonly [RegExp, PhaseType | 'step'])[] = [
  [/\btaper(?:ing|ed|s)?\b/, 'taper'],
  [/\b(?:step back|deload|down|recovery|rest|easy|easier|light|lighter|unload|quiet) weeks?\b/, 'step'],
  [/\brace specific\b/, 'race-specific'],
  [/\bbase\b(?! run)/, 'base'],
  [/\bbuild\b/, 'build'],
  [/\bpeak(?:ing)?\b/, 'peak'],
  [/\brecovery (?:phase|block|period)\b/, 'recovery'],
];

const THINGS: Readonly<Record<string, string>> = tableOf({ bike: 'ride', gym: 'strength', pool: 'swim' });

const found = <Value>(pairs: readonly (readonly [RegExp, Value])[], text: string): Value | null =>
  pairs.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** "no swim", "not a single run", "isn't there any strength": what is denied is a workout or a free day. */
function deniesThing(tags: readonly Tag[]): boolean {
  return tags.some((tag, at) => {
    if (tag.t !== 'not' && !(tag.t === 'lasting' && tag.never)) return false;
    const next = tags.slice(at + 1).find((each) => each.t !== 'word' && each.t !== 'limit' && each.t !== 'pronoun');
    return next?.t === 'workout' || (next?.t === 'act' && (next.act === 'restDay' || next.act === 'rest'));
  });
}

const isOfRest = (tag: Tag): boolean =>
  tag.t === 'act' && (tag.act === 'restDay' || tag.act === 'rest' || tag.act === 'cannot');
const isOfLength = ({ t }: Tag): boolean => t === 'duration' || t === 'length';
const isOfHard = (tag: Tag): boolean =>
  (tag.t === 'level' && tag.step === 1) ||
  (tag.t === 'workout' && (tag.kind === 'hard' || tag.kind === 'intervals')) ||
  (tag.t === 'word' && tag.word === 'hard');
const isWhole = ({ sports, kind, quantity }: WorkoutTag): boolean =>
  sports.length === 0 && kind === null && quantity === 'all';

/** What a question may be about beside a workout and days: said by a tag, or by these words. */
const SUBJECTS = {
  isRest: [isOfRest, /\b(?:nothing|empty|no (?:training|workouts?|sessions?)|day off|not (?:training|working out))\b/],
  isLength: [isOfLength, /\b(?:so|too|that|this|how) (?:long|short)\b/],
  isDay: [() => false, /\bon (?:a |the )?(?:mon|tue|wed|thu|fri|sat|sun)|\b(?:that|which|this) day\b/],
  isHard: [isOfHard, /\b(?:hard|tough|intense)\b/],
} as const satisfies Readonly<Record<string, readonly [(tag: Tag) => boolean, RegExp]>>;

const isAsked = (subject: keyof typeof SUBJECTS, tags: readonly Tag[], rest: string): boolean => {
  const [isOf, words] = SUBJECTS[subject];
  return tags.some(isOf) || words.test(rest);
};

const PLAN = /\b(?:plan|schedule|program|training|volume|load|week|mileage)\b/;

function askedChange(head: string, rest: string): AskedChange | null {
  return found(CHANGES, rest) ?? (/happened|where (?:did|has|have)/.test(head) ? 'any' : null);
}

/** Elsewhere "no bike" tells of a bike that is not there. */
const withoutThings = (text: string): string =>
  text.replace(/\b(no|any) (bike|gym|pool)\b/g, (_, some: string, what: string) => `${some} ${THINGS[what]!}`);

const isOfPlan = (tag: Tag): boolean => !ABOUT_ELSE.has(tag.t) && (tag.t !== 'word' || PLAIN.has(tag.word));

/** The workout and the days that are named; a sort of workout rather than all training. */
function namedIn(tags: readonly Tag[]) {
  const nouns = slotsOf(tags, null).nouns.flatMap(({ workout, dates }) =>
    workout === null ? [] : [{ workout, dates }],
  );
  const noun = nouns.find(({ workout }) => !isWhole(workout));
  return {
    workout: noun?.workout ?? null,
    dates: noun?.dates ?? tags.find((tag) => tag.t === 'date') ?? null,
    isAll: nouns.some(({ workout }) => isWhole(workout)),
  };
}

function asked(sentence: string, horizon: Horizon): WhyAsked | null {
  const head = HEAD.exec(sentence)?.[0];
  if (head === undefined) return null;
  const rest = withoutThings(sentence.slice(head.length).trim());
  const tags = joinedDates(tagsOf(rest === '' ? [] : rest.split(' '), horizon), horizon);
  if (!tags.every(isOfPlan)) return null;
  const { workout, dates, isAll } = namedIn(tags);
  const about = {
    isRest: isAsked('isRest', tags, rest),
    phase: found(PHASES, rest),
    change: askedChange(head, rest),
    isPlan: isAll || PLAN.test(rest),
  };
  // "why?", "why is it so long?": asked back
  const isOpen = rest === '' || tags.some(({ t }) => t === 'pronoun');
  const isAbout = workout !== null || dates !== null || Object.values(about).some(Boolean);
  if (dates?.vague || !(isAbout || isOpen)) return null;
  return {
    ...about,
    workout: about.isRest && workout?.sports.length === 0 ? null : workout,
    dates,
    isAbsent: deniesThing(tags),
    isLength: isAsked('isLength', tags, rest),
    isDay: isAsked('isDay', tags, rest),
    isHard: isAsked('isHard', tags, rest),
  };
}

/** The questions for reasons in a text, in order; [] where it asks for none. */
export function whysOf(text: string, horizon: Horizon): WhyAsked[] {
  const sentences = wordsOfText(text)
    .join(' ')
    .split(/(?: |^)\.(?: |$)/)
    .map((each) => each.trim());
  return sentences.flatMap((sentence) => asked(sentence, horizon) ?? []);
}
