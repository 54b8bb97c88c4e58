import { ADVICE_ANSWERS } from './adviceAnswers.ts';
import { PRODUCT_ANSWERS } from './productAnswers.ts';

/**
 * What the built-in coach answers to questions that ask for no fact of the plan: what a word means, what it does itself, and what it
 * does not know. Nothing in the plan changes for them.
 */
export const COACH_ANSWERS = {
  ...ADVICE_ANSWERS,
  ...PRODUCT_ANSWERS,
  thanks: 'You’re welcome. Write whenever something has to change.',
  greeting:
    'Hello! Write what should change, as in “only 40 minutes tomorrow”, or ask what is planned, as in “what is on this week?”',
  agreement: 'To take what I suggested, press “Apply Changes”. If I asked you something, answer it in a few words.',
  report:
    'Good to know. Nothing in the plan changes for it: mark the workout on the schedule with how it felt, and the plan follows what was done.',
  news: 'I see no wish in that, so nothing in your plan changes.',
  eatBefore:
    'Eat what you know to sit well, mostly carbohydrate, some hours before a long or hard workout. Short easy ones need nothing before them. Try on long days what you will eat on race day.',
  warmUp:
    'The steps of a workout begin with its warm-up and end with its cool-down: open the workout on the schedule to see them.',
  whatIf:
    'Ask for it as a wish, as in “swap Saturday and Sunday”: I show what it does to the week, and nothing changes before you apply it.',
  sore: 'Sore or heavy muscles for two or three days after something new or hard are common and pass; train easily until then. Pain in a joint, on one side, or that gets worse is none of that: say where it hurts. This is not medical advice.',
  redFlag:
    'Please stop training and see a doctor before the next workout; call an ambulance if it does not pass at once. Say “I have chest pain”, and nothing hard is planned. This is not medical advice.',
  sorry: 'I am sorry. Take the time that you need: say which days should be free, and I keep them free.',
  well: 'Good to hear. Nothing in your plan changes for it.',
  othersBody:
    'That is how somebody else is, so nothing in your plan changes. Say what you would like yourself, or that you are ill too.',
  pastBody:
    'I take it that this is over, so nothing in your plan changes. Say where it hurts, or that you are ill, if it still troubles you.',
  fearedBody: 'Your plan stays as it is until you say that you are ill, or where it hurts.',
  congratulations: 'Congratulations! Nothing in your plan changes for it; say which days should be free or shorter.',
  guests: 'Enjoy the company. Nothing changes by itself: say which days should be free, or shorter.',
  wished:
    'I would not put it past you. Nothing changes for it: say it in earnest, with the day, and I try whether it holds.',
  listening: 'I am listening: write what should change, or ask what is planned.',
  dream:
    'A fine thing to look forward to. Nothing changes for it now: a race goes into your season plan once it has a date.',
  place: 'Where you do it is up to you: day, length and effort stay as they are.',
  nothing: 'Good. Nothing changes, and your plan stays as it is.',
  past: 'That is how it was, so nothing in your plan changes. Say “from now on” if it shall be so again.',
  others:
    'That is about somebody else, so nothing in your plan changes. Say what you would like for yourself, if anything.',
  habit:
    'That is how it is with you, so nothing in your plan changes. Say “from now on” with what shall hold for every week.',
  advice:
    'That is what somebody else says, and your plan stays as it is. Say what you would like yourself, and I try whether it holds.',
  unsure: 'Nothing changes before it is certain. Write again when it is, with the days.',
  possible: 'Good. Your plan counts on it already where nothing else was said. Say what should change, if anything.',
  company: 'Enjoy it. The workout stays as planned.',
  undo: 'What was changed last is undone with “Undo” on the schedule, and its history has each change before it. What I only suggested changes nothing.',
  complaint:
    'I am sorry that it does not fit. Say what should be different, as in “shorten the long ride to two hours”, “less next week” or “no training on Fridays from now on”. Targets that feel too hard or too easy follow from your thresholds: say “plan a test” to have them measured.',
  skill:
    'I can move, swap, shorten, ease, replace, add and leave out workouts, keep days free, plan around travel, illness and injuries, and remember what holds for every week. I can tell you what is planned, and why. Nothing changes before you apply it.',
  person: 'I am the coach that is built into your plan: rules and a reader of plain words, no person.',
  missed:
    'What is missed is not made up: the plan goes on from there. One missed workout costs no fitness; say on the schedule why you skipped it, and the plan adapts where that helps.',
  backAfterIllness:
    'Say “I am healthy again” when you are: training then comes back step by step, easy and short at first. Wait until you have been without fever and symptoms below the neck for a day. This is not medical advice.',
  eatAndDrink:
    'Under an hour nothing is needed. Of one to two hours take about 30 g of carbohydrate an hour, of two to three up to 60 g, above that up to 90 g of what you have practised. Drink to thirst, which is often a bottle of 400 to 800 ml an hour. The page of your race day says it for the race.',
  weather:
    'I know no weather. A workout may be done indoors as it stands: length and effort stay. Say “move it to another day” or “skip it” if it is not safe.',
  indoors: 'Indoors counts as well as outside: day, length and effort of the workout stay as they are.',
  timeOfDay: 'A workout has no fixed hour in the plan: any time of its day is fine.',
  doubles:
    'Two workouts may share a day where that leaves your hard days apart. Say, for example, “move the swim to Saturday”, and I try whether it holds.',
  limits:
    'Each week is held within limits of growth, hard days, rest days and sports; the proof on the schedule shows each of them with what was measured. If you feel worn out, say “I am tired”, and the plan follows.',
  tests:
    'Your thresholds (FTP, threshold pace, CSS, heart rate) come from tests, from your recordings or from what you tell: your profile shows each with its evidence and its day. Say “FTP test next week” to have one put in, or “my FTP is 250 W” to set it.',
  forecast:
    'What you may reach is on the page of your race in the season plan, with what it rests on. I do not guess beyond that.',
  changed: 'The history of your schedule shows each change, who made it and why.',
  rest: 'The week keeps the rest days that your level and age ask for, at least one. Say “Friday off” for one more.',
  faster:
    'By what the plan does: much easy training, a few hard workouts, and growth in small steps. Ask “why” of any workout for what it is for.',
  unknown: 'I cannot answer that. I know your plan and what speaks for it, and I change it.',
  build: 'The build phase adds the hard workouts that your race asks for on top of the endurance of the base.',
  peak: 'The peak phase is the last stretch of full training, as near to the race as it gets, before the taper lets you rest.',
  loadWords:
    'Load is minutes times how hard they are (TSS). Fitness (CTL) is its average over six weeks, fatigue (ATL) over one, and form (TSB) the difference: below zero while you build, above it when you are rested.',
  pregnancy:
    'Please see your doctor or midwife first: in pregnancy and in the first 26 weeks after a birth nothing hard is planned until they have cleared you. Easy training at which you can talk is what the plan keeps; after a birth walking, pelvic floor and strength come first. Say “I am pregnant” or “I gave birth three weeks ago”, and the plan follows. This is not medical advice.',
  cycle:
    'Nothing changes by itself for your cycle: how it feels differs from one to the next. Say “I have my period” to note it, and “make today easy” on a day when you would like it easier.',
  antibiotics:
    'Please ask the doctor who gave them to you. As long as you are ill or take them, rest or go only very easily, and do not race with a fever or signs below the neck. Say “I am ill”, and the plan follows. This is not medical advice.',
  brick: 'A brick is a ride with a run right after it, so that running on tired legs becomes familiar.',
  ftp: 'FTP is functional threshold power: the watts you can hold for about an hour. Your power targets are parts of it.',
  threshold:
    'Threshold is the effort that you can hold for about an hour: hard, and still steady. Training there raises the pace or power of long races.',
  vo2max: 'VO2max work is short intervals at an effort that you can hold for five to eight minutes.',
  tempo: 'Tempo is a brisk effort between easy and threshold, which you can hold for an hour or two.',
  intervals: 'Intervals are repeats of a hard effort with easy minutes between them.',
  easy: 'Zone 2 is easy: you can talk in whole sentences. Most of your training is there.',
  zones: 'Zones are ranges of pace, power or heart rate, counted from your thresholds. Your own stand on your profile.',
  taper: 'A taper is the time before a race in which volume falls and some intensity stays, so that you start rested.',
  base: 'The base phase builds endurance with much easy training before harder work comes.',
  css: 'CSS is critical swim speed: about the pace of 1,500 m, from which your swim targets are counted.',
} as const;

export type CoachAnswer = keyof typeof COACH_ANSWERS;
