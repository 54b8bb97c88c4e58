import { BROKEN_CAUSES, PROOF_KINDS } from '../core/codes/proof.ts';
import { TOKEN_SCOPES } from '../core/codes/tokenScope.ts';
import { RULE_CODES } from '../core/codes/rule.ts';
import { NAMED_SPORTS } from '../core/workout/sport.ts';
import { LIST_ORDERS } from '../domain/kernel/paging.ts';
import { builder } from './builder.ts';
import { enumOf } from './enumOf.ts';

export const AuthProvider = enumOf('AuthProvider', 'How an account signs in.', {
  email: 'E-mail and password.',
  google: 'An external identity provider.',
});
export const Gender = enumOf('Gender', 'Gender as the athlete gave it.', {
  male: 'Male.',
  female: 'Female.',
  other: 'Other.',
});
export const Sport = enumOf('Sport', 'A sport: the one word for it wherever the API names one.', NAMED_SPORTS);
export const ListOrder = enumOf('ListOrder', 'Which end of a list comes first.', LIST_ORDERS);
export const ExperienceLevel = enumOf('ExperienceLevel', 'Years of training in one sport.', {
  beginner: 'First one or two years.',
  intermediate: 'Two to five years.',
  advanced: 'Five to ten years.',
  veteran: 'More than ten years.',
});
export const FitnessLevel = enumOf('FitnessLevel', "Present fitness in one sport, by the athlete's own judgement.", {
  none: 'Not trained at present.',
  low: 'Low.',
  moderate: 'Moderate.',
  high: 'High.',
  'very-high': 'Very high.',
});
export const CalendarFeedKind = enumOf('CalendarFeedKind', 'How much a calendar feed tells.', {
  full: 'Workouts with their steps and reasons, and races: for yourself.',
  busy: 'That there is training, and when: for others.',
});
export const FileFormat = enumOf('FileFormat', 'Format of a workout file.', {
  fit: 'FIT, which watches and bike computers read.',
  zwo: 'ZWO, which Zwift reads.',
});
export const FileFidelity = enumOf('FileFidelity', 'How much of a workout a file holds.', {
  exact: 'All of it.',
  degraded: 'Not all; the notes say what is missing.',
  unsupported: 'Nothing: there is no such file.',
});
export const Weekday = enumOf('Weekday', 'A day of the week; weeks start on Monday.', {
  monday: 'Monday.',
  tuesday: 'Tuesday.',
  wednesday: 'Wednesday.',
  thursday: 'Thursday.',
  friday: 'Friday.',
  saturday: 'Saturday.',
  sunday: 'Sunday.',
});
export const WorkoutTime = enumOf('WorkoutTime', 'Part of the day.', {
  morning: '5 to 9 in the morning.',
  midday: '9 in the morning to 2 in the afternoon.',
  afternoon: '2 to 6 in the afternoon.',
  evening: '6 to 10 in the evening.',
});
export const UnitSystem = enumOf(
  'UnitSystem',
  'How distances and paces of runs and rides are shown; the API itself speaks SI units.',
  {
    metric: 'Kilometres.',
    imperial: 'Miles.',
  },
);
export const PoolLength = builder.enumType('PoolLength', {
  description: 'The pool that swims are shown for.',
  values: {
    POOL_25_M: { value: '25m', description: '25 metres.' },
    POOL_50_M: { value: '50m', description: '50 metres.' },
    POOL_25_YD: { value: '25yd', description: '25 yards.' },
  } as const,
});
export const RaceType = enumOf('RaceType', 'Kind of race.', {
  'sprint-tri': 'Sprint triathlon.',
  'olympic-tri': 'Olympic triathlon.',
  'half-ironman': 'Half Ironman 70.3.',
  ironman: 'Ironman 140.6.',
  'half-marathon': 'Half marathon.',
  marathon: 'Marathon.',
  '5k': '5 km run.',
  '10k': '10 km run.',
  'ultra-50k': 'Ultramarathon of about 50 km.',
  'ultra-100k': 'Ultramarathon of about 100 km.',
  'gran-fondo':
    'Gran fondo, sportive or century: a ride of 100 to 200 km. Finish times are predicted for the distance that its name tells, else for 150 km.',
  'time-trial':
    'Bicycle time trial of 10 to 40 km. Finish times are predicted for the distance that its name tells, else for 40 km.',
  'open-water':
    'Open-water swim of 1.5 to 10 km. Finish times are predicted for the distance that its name tells, else for 5 km.',
  duathlon: 'Duathlon of 10 km, 40 km and 5 km.',
  aquabike: 'Aquabike: swim and ride of a Half Ironman.',
});
export const Priority = enumOf('Priority', 'How much a race matters.', {
  A: 'Main goal.',
  B: 'Important.',
  C: 'Training race.',
});
export const PhaseType = enumOf('PhaseType', 'Purpose of a stretch of weeks.', {
  base: 'Aerobic volume, technique and strength.',
  build: 'Threshold and VO2max.',
  'race-specific': 'Race pace and long, race-like workouts.',
  peak: 'The most specific workouts at a little less volume.',
  taper: 'Less volume, the same intensity.',
  race: 'The week of the race.',
  recovery: 'After an A race.',
});
export const ResultStatus = enumOf('ResultStatus', 'What became of a race.', {
  finished: 'Finished.',
  'did-not-finish': 'Started, but not finished.',
  'did-not-start': 'Not started.',
});
export const FormBand = enumOf(
  'FormBand',
  'How rested an athlete is, by form as a share of the fitness of the evening before.',
  {
    strained: 'Below -30%: more fatigue than most bear for long.',
    tired: '-30 to -10%: it gets one fitter, and shows in a race.',
    neutral: '-10 to 5%: neither tired nor rested.',
    fresh: '5 to 35%: rested and fit.',
    transition: 'Above 35%: rested, and fitness is fading.',
  },
);
export const PhaseChange = enumOf('PhaseChange', 'What regeneration does to a phase.', {
  same: 'It stays as it is.',
  moved: 'It has other days.',
  resized: 'It has the same days and other hours.',
  new: 'It was not there.',
  gone: 'It is no longer there.',
});
export const RegenerationReason = enumOf('RegenerationReason', 'What changed since the phases were made.', {
  races: 'An A or B race was added, moved or deleted, or matters more or less.',
  results: 'The result of a race changes the recovery after it.',
  sports: 'The sports of the season.',
  hours: 'The hours that the athlete has a week.',
});
export const WeekKind = enumOf('WeekKind', 'Part that a week plays in its phase.', {
  load: 'Building.',
  step: 'Stepping back to absorb the load.',
  taper: 'Tapering.',
  race: 'Race week.',
  recovery: 'Recovering from a race.',
});
export const WeekStatus = enumOf('WeekStatus', 'Where a week lies from today.', {
  completed: 'It has passed.',
  in_progress: 'It holds today.',
  upcoming: 'It has not begun.',
});
export const WorkoutType = enumOf('WorkoutType', 'Kind of workout.', {
  run: 'Run.',
  bike: 'Ride.',
  swim: 'Swim.',
  strength: 'Strength workout.',
  brick: 'Ride with a run straight after.',
  race: 'A race.',
});
export const WorkoutStatus = enumOf('WorkoutStatus', 'What became of a workout.', {
  scheduled: 'Nothing was told of it yet.',
  completed: 'Done.',
  partially_completed: 'Done in part.',
  skipped: 'Not done.',
});
export const CompletionStatus = enumOf('CompletionStatus', 'What the athlete says became of a workout.', {
  completed: 'Done.',
  partially_completed: 'Done in part.',
  skipped: 'Not done; a reason goes with it.',
});
export const SkipReason = enumOf('SkipReason', 'Why a workout was skipped.', {
  injury: 'Injury.',
  illness: 'Illness.',
  work: 'Work.',
  fatigue: 'Fatigue.',
  other: 'Something else.',
});
export const ScheduleMode = enumOf('ScheduleMode', 'What the schedule follows.', {
  'season-plan': 'The phases of the season plan.',
  'train-consistently': 'Steady training without a race.',
});
export const StepKind = enumOf('StepKind', 'Part of a workout.', {
  warmup: 'Warm-up.',
  work: 'Work.',
  recovery: 'Easy between work.',
  rest: 'Standing still.',
  cooldown: 'Cool-down.',
});
export const TargetMetric = enumOf('TargetMetric', 'What a target is measured in.', {
  ftp: 'Fraction of functional threshold power.',
  thrSpeed: 'Fraction of threshold running speed.',
  css: 'Fraction of critical swim speed.',
  lthr: 'Fraction of heart rate at lactate threshold.',
  rpe: 'Perceived exertion, 1 to 10.',
});
export const ReasonSource = enumOf('ReasonSource', 'Where a reason comes from.', {
  phase: 'The phase of the season.',
  rule: 'A rule of training.',
  principle: 'A principle of the coach.',
  checkIn: 'A weekly check-in.',
  feedback: 'Feedback on a workout.',
  athlete: "The athlete's own wish.",
  coach: "The coach's wish.",
});
export const RevisionCause = enumOf('RevisionCause', 'What a change of the schedule was.', {
  generate: 'Weeks were planned.',
  move: 'A workout went to another day.',
  feedback: 'The athlete told of a workout.',
  create: 'A workout was added.',
  update: 'A workout was edited.',
  delete: 'A workout was removed.',
  adapt: 'A suggestion was applied.',
  season: 'The season plan was changed: its races, phases or sports.',
  activity: 'A recorded activity was counted for a workout, or no longer.',
  undo: 'An earlier change was taken back.',
  restore: 'An earlier state was restored.',
});
export const ActorRole = enumOf('ActorRole', 'Who acts on a schedule.', {
  athlete: 'The athlete.',
  coach: 'A coach of the athlete.',
  planner: 'The planner on its own.',
});

export const AdjustmentScope = enumOf('AdjustmentScope', 'How far a change reaches.', {
  'this-week': 'Once, as suggested.',
  'all-future': 'In every week from now on.',
  'until-date': 'In every week until a day.',
});
export const ChangeOp = enumOf('ChangeOp', 'What a change does.', {
  move: 'Moves a workout to another day.',
  swap: 'Two workouts change places.',
  remove: 'Takes a workout out.',
  add: 'Adds a workout.',
  resize: 'Makes a workout shorter or longer.',
  ease: 'Makes a workout easier.',
  replace: 'Puts another workout in its place.',
});
export const Symptom = enumOf('Symptom', 'What an illness is felt by.', {
  cold: 'A cold: nose, throat.',
  cough: 'A cough, or anything on the chest.',
  stomach: 'Stomach or bowels.',
  fever: 'Fever.',
  'chest-pain': 'Pain in the chest.',
  palpitations: 'Palpitations.',
  breathless: 'Out of breath at rest.',
});

export const CircumstanceKind = enumOf('CircumstanceKind', 'What keeps an athlete from training as planned.', {
  ill: 'An illness.',
  injured: 'An injury.',
  tired: 'Tiredness: workouts stay easy.',
  travelling: 'A journey with some time for training.',
  away: 'Days without any training.',
  life: 'Work or life leaves little time.',
});

export const AttentionCode = enumOf('AttentionCode', 'Why an athlete asks for their coach.', {
  RED_CHECK_IN: 'The latest check-in is red.',
  PLAN_CONFLICT: 'Limits in the plan cannot be kept together.',
  EFFORT_AGAIN: 'Workouts felt harder than they should, or bad, on two days within two weeks.',
  TIRED_AGAIN: 'Two workouts within a week were skipped for tiredness.',
  ILL: 'Ill, and not told to be well again.',
  LOAD_RAMP: 'Much more load than in the weeks before.',
  MISSED_KEY: 'A hard or long workout was missed.',
  SILENT: 'Nothing was told of planned workouts for a week or longer.',
  RACE_NEAR: 'A race within 14 days.',
  NO_DATA: 'Nothing was recorded at all.',
  NO_SCHEDULE: 'There is no schedule yet.',
});
export const RosterSort = enumOf('RosterSort', "Order of a coach's athletes.", {
  attention: 'Who needs attention first.',
  name: 'By last name.',
  joined: 'The newest first.',
  lastHeard: 'The longest silent first.',
  lastWorkout: 'Whose last workout is longest ago first; those who have done none before them.',
  consistency: 'The lowest consistency of 28 days first.',
  form: 'The lowest form first.',
  nextRace: 'Whose race is next first.',
  unread: 'With the most messages that you have not read first.',
});
export const RosterChoice = enumOf('RosterChoice', "Which of a coach's athletes.", {
  everybody: 'All of them.',
  attention: 'Those who need attention.',
  unread: 'With messages that you have not read.',
  checkInPending: 'Who have not checked in this week.',
  raceAhead: 'With a race within 28 days.',
});
export const InviteStatus = enumOf('InviteStatus', 'What became of an invitation.', {
  open: 'It can be accepted.',
  accepted: 'Someone accepted it.',
  declined: 'Someone declined it.',
  revoked: 'The coach took it back.',
  expired: 'Its 14 days have passed.',
});
export const BatchWeek = enumOf(
  'BatchWeek',
  'Week that a change for several athletes is for, on the calendar of each.',
  {
    'this-week': 'What is left of the current week.',
    'next-week': 'The week after.',
  },
);
export const ActivitySport = enumOf('ActivitySport', 'What was recorded.', {
  run: 'Running.',
  bike: 'Cycling.',
  swim: 'Swimming.',
  strength: 'Strength work.',
  other: 'A sport that the plan does not know.',
});
export const LoadMeasure = enumOf('LoadMeasure', 'What a load was reckoned from, the surest first.', {
  power: 'Power against the functional threshold power.',
  pace: 'Pace against the threshold pace.',
  heartRate: 'Heart rate against the threshold heart rate.',
  effort: 'Perceived effort, or what was planned.',
});
export const PrincipleType = enumOf('PrincipleType', 'What a principle is about.', {
  training_philosophy: 'How to train in general.',
  schedule_adjustment: 'How a schedule is changed.',
  phase_specific: 'What a phase is to hold.',
});
export const ProgramType = builder.enumType('ProgramType', {
  description: 'Programme that an athlete follows.',
  values: {
    BENCHMARKING: { value: 'benchmarking', description: 'Measuring where they stand.' },
    CHALLENGE_30_30: { value: '30-30-challenge', description: 'Thirty minutes on thirty days.' },
  } as const,
});
export const PrincipleState = enumOf('PrincipleState', 'What became of the words of a principle.', {
  compiled: 'A rule that planning keeps.',
  adviceOnly: 'No rule that the planner could keep; the coach assistant keeps it in mind.',
  refused: 'It asks for what no plan may hold; the planner leaves it out.',
});
export const TokenScope = enumOf('TokenScope', 'What a personal access token may do.', {
  read: 'Read what you may read.',
  write: 'Read and change what you may.',
});
export const AccessScope = enumOf('AccessScope', 'What a personal access token may be limited to.', TOKEN_SCOPES);
export const ProofKind = enumOf('ProofKind', 'What a line of a proof tells.', PROOF_KINDS);
export const BrokenCause = enumOf('BrokenCause', 'Why a limit of a week does not hold.', BROKEN_CAUSES);
export const LimitRule = enumOf('LimitRule', 'What a limit of a week is about.', RULE_CODES);
