import { c, type PrincipleCase } from './case.ts';

/** Neighbours, hours, races and whom it concerns. */
export const SPACING: readonly PrincipleCase[] = [
  c('48 hours between hard sessions', ['No hard workout the day after a hard workout']),
  c('At least 72 hours between hard runs', ['Hard runs at least 3 days apart']),
  c('At least two days between hard runs', ['Hard runs at least 3 days apart']),
  c('No back-to-back hard days', ['No hard workout the day after a hard workout']),
  c('Never two hard days in a row', ['No hard workout the day after a hard workout']),
  c('No running on consecutive days', ['No run the day after a run']),
  c('No hard session the day after a long run', ['No hard workout the day after a long run']),
  c('Never do intervals the day after a long ride', ['No hard workout the day after a long ride']),
  c('No strength the day before a long run or hard session', [
    'No long run the day after strength',
    'No hard workout the day after strength',
  ]),
  c('No strength before long runs', ['No long run the day after strength']),
  c('No strength after long runs', ['No strength the day after a long run']),
  c('No strength the day before or after a long run', [
    'No long run the day after strength',
    'No strength the day after a long run',
  ]),
  c('Never strength and hard sessions on the same day', ['Strength and hard workout not on one day']),
  c('Never lift and run hard on the same day', ['Strength and hard run not on one day']),
  c('Rest day after every long run', ['No workout the day after a long run']),
  c('The day before a long ride is a rest day', ['No long ride the day after a workout']),
  c('Easy day after every hard session', ['No hard workout the day after a hard workout']),
  c('No hard session for 2 days after a long run', ['No hard workout for 2 days after a long run']),
  c('No run the day after a long ride', ['No run the day after a long ride']),
  c('After a long run prefer a swim or rest', ['The day after a long run: rather a swim or rest']),
  c('The day after a long ride: swim or rest', ['The day after a long ride: rather a swim or rest']),
  c('prefer an easy spin or a day off', ['The day after a long run: rather a ride or rest'], {
    context: 'After a long run',
  }),
  c('At most 12 hours per week', ['At most 12:00 h a week']),
  c('No more than 8 hours of training a week', ['At most 8:00 h a week']),
  c('Weekly volume never above 10 hours', ['At most 10:00 h a week']),
  c('Increase weekly volume by at most 8% per week', ['Week at most 8% longer than the longest of the last four']),
  c('Ramp no more than 5 percent per week', ['Week at most 5% longer than the longest of the last four']),
  c('Volume grows by max 6% a week', ['Week at most 6% longer than the longest of the last four']),
  c('Every third week is a recovery week', ['A step-back week after at most 2 loading weeks']),
  c('A recovery week after two loading weeks', ['A step-back week after at most 2 loading weeks']),
  c('3 rest days after a race', ['No workout for 3 days after a race']),
  c('After race day, take two days off', ['No workout for 2 days after a race']),
  c('No hard sessions for 10 days after a marathon', ['No hard workout for 10 days after a race'], {
    scope: 'all phases · all sports · training for a marathon',
  }),
  c('No running for a week after a race', ['No run for 7 days after a race']),
  c('Rest the day before a race', ['No workout on the day before a race']),
  c('No strength in the week before a race', ['No strength for 7 days before a race']),
  c('No intensity in base', ['No hard workout'], { scope: 'base · all sports' }),
  c('No VO2max in base phase', ['No VO2max workout'], { scope: 'base · all sports' }),
  c('Only easy runs', ['No hard run'], { phaseType: 'base', scope: 'base · run' }),
  c('No strength training during taper', ['No strength'], { scope: 'taper · strength' }),
  c('No hard swimming in build and peak', ['No hard swim'], { scope: 'build, peak · swim' }),
  c('No intervals until the build phase', ['No hard workout'], { scope: 'base · all sports' }),
  c('No hard sessions in the first four weeks', ['No hard workout'], {
    scope: 'all phases · all sports · the first 4 weeks',
  }),
  c('No hard sessions in recovery weeks', ['No hard workout'], { scope: 'step-back weeks · all sports' }),
  c('Athletes over 50: at least two rest days a week', ['At least 2 rest days a week'], {
    scope: 'all phases · all sports · athletes over 50',
  }),
  c('Athletes over 50 need 72 hours between hard sessions', ['Hard workouts at least 3 days apart'], {
    scope: 'all phases · all sports · athletes over 50',
  }),
  c('At most 1 hard session per week', ['At most 1 hard day a week'], {
    context: 'Women over 40',
    scope: 'all phases · all sports · athletes over 40 · women',
  }),
  c('Masters athletes: max one hard session a week', ['At most 1 hard day a week'], {
    scope: 'all phases · all sports · athletes of 50 and over',
  }),
  c('No VO2max for athletes aged 60+', ['No VO2max workout'], {
    scope: 'all phases · all sports · athletes of 60 and over',
  }),
  c('Beginners: at most one hard session a week', ['At most 1 hard day a week'], {
    scope: 'all phases · all sports · beginner athletes',
  }),
  c('With a knee injury, no hard runs', ['No hard run'], { scope: 'all phases · run · athletes with a knee injury' }),
  c('No running on consecutive days', ['No run the day after a run'], {
    context: 'Athletes with an Achilles injury',
    scope: 'all phases · run · athletes with an achilles injury',
  }),
  c('If the athlete has a calf injury, at most 3 runs a week', ['At most 3 runs a week'], {
    scope: 'all phases · run · athletes with a calf injury',
  }),
  c('Injured athletes never do hard sessions', ['No hard workout'], {
    scope: 'all phases · all sports · athletes with an injury',
  }),
  c('No long run over 150 minutes', ['Long run at most 2:30 h'], {
    context: 'Marathon training',
    scope: 'all phases · run · training for a marathon',
  }),
  c('Max two hard sessions a week', ['At most 2 hard days a week'], {
    context: 'Ironman athletes',
    scope: 'all phases · all sports · training for an Ironman',
  }),
  c('No session over 60 minutes', ['Swim at most 1:00 h'], { workoutType: 'swim' }),
  c('No long run on Saturday, and at most 2 hard sessions a week', [
    'No long run on Saturday',
    'At most 2 hard days a week',
  ]),
  c('No hard sessions on Monday because legs are tired from the weekend', ['No hard workout on Monday']),
  c('I never want hard runs on Fridays.', ['No hard run on Friday']),
];
