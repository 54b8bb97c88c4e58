import { answers, says } from './case.ts';

/** As athletes type them; each was read as something else at first, or not at all. */
export const AS_TYPED = [
  says('cant do thurs ride got a dentist apt, sat instead?', 'move 07-bike 09'),
  says('too much this week, cut it by 20%', 'less 06 10', 'resize 09-bike 145'),
  says('remove the run from friday and add it to saturday', 'move 08-run 09'),
  says('take the swim off today and do it on thursday', 'move 06-swim 07'),
  says('only got 45 tomorrow morning', 'resize 07-bike 45'),
  says('only 45 tomorrow', 'resize 07-bike 45'),
  says('sat 90min sun 60min', 'resize 09-bike 90', 'resize 10-run 60'),
  says(
    'less intensity for the next 10 days',
    'ease 07-bike *',
    'ease 12-run *',
    'ease 12-swim easy',
    'ease 14-bike *',
    'until 15',
  ),
  says('cut next weeks hours in half', 'less 11 17'),
  says('next weeks long run on saturday', 'move 17-run 16'),
  says('cut the next weeks hours in half', 'less 06 26', 'until 26'),
  says('next week is a nightmare at work', 'event busy 11 17'),
  says('ill be at a conference mon 11 to wed 13', 'free 11 12 13', 'event travel 11 13'),
  says('cant train 14 15 16 january', 'free 14 15 16'),
  says('no training on the 14th, 15th and 16th of january', 'free 14 15 16'),
  says('no fridays in january', 'free fridays'),
  says('no strength in january', 'remove 06-strength', 'remove 13-strength', 'remove 20-strength'),
  says('make week 4 easier', 'ease 19-run *', 'ease 19-swim easy', 'ease 21-bike *', 'ease 23-brick easy'),
  says('skip the swims in week 3', 'remove 12-swim', 'remove 13-swim'),
  says('why is my plan so hard, make this week easier', 'ease 07-bike *'),
  says('swap thu n sat', 'swap 07-bike 09-bike'),
  says('could u move todays swim to friday and drop strength', 'move 06-swim 08', 'remove 06-strength'),
  says('flying to Lisbon wed-fri next week no bike there', 'drop bike 13 15', 'event travel 13 15'),
  says('mother in law visiting this weekend, no time for long stuff', 'free 09 10'),
];

/** Read as a wish, each of these would do what nobody asked for. */
export const NOT_ASKED = [
  says("i can't do 2 sessions on wednesdays", '? which workout should go'),
  says(
    "can't do two workouts today",
    '? which workout should go: the swim on wednesday 6 january or the strength workout',
  ),
  answers(
    "can't do two workouts today",
    'Which workout should go: the swim on Wednesday 6 January or the strength workout on Wednesday 6 January?',
    'the swim',
    'remove 06-swim',
  ),
  says("can't do 2 sessions tomorrow", 'nothing'),
  says('skip warmups', 'unclear'),
  says('remove the warm up from thursday', 'unclear'),
  says('add ten minutes warm up tomorrow', 'unclear'),
  says('taper more before the race', 'unclear'),
  says('should i rest on mondays', 'unclear'),
  says('why do i never run on mondays', 'why'),
  says('why no bike on saturday', 'why'),
  says('is there no pool on wednesday', 'unclear'),
  says('why did you move my run, swap my ride and cancel my swim', 'why'),
];
