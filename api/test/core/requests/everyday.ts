import { says } from './case.ts';

/** As people type on a phone, half a thought at a time; 64 of 90 were read at first. */
export const EVERYDAY_PLACES = [
  says('tmrw doesnt work, can I ride friday instead', 'move 07-bike 08'),
  says('push everything a day back', '? which days'),
  says('swap tues and thurs', 'unclear'),
  says('long run on saturday instead', 'move 10-run 09'),
  says('could u move sat ride to sunday and the run to saturday', 'swap 09-bike 10-run'),
  says("I'd rather do my long ride on Sunday", 'move 09-bike 10'),
  says("tuesday's intervals on wednesday pls, next week", '! SESSIONS'),
  says('have to push thursdays bike to the weekend', 'move 07-bike *'),
  says('do tomorrows workout on friday and fridays tomorrow', 'swap 07-bike 08-run'),
  says('flip this weekend around', 'swap 09-bike 10-run'),
  says('bring the long run forward to friday', 'move 10-run 08'),
  says("reschedule today's gym for tmrw", 'move 06-strength 07'),
  says('everything on tuesday next week needs to be on wednesday', '! SESSIONS'),
  says('my swim today -> thursday lunch', 'move 06-swim 07'),
  says("Saturday: can't. Sunday: fine for the long ride.", 'move 09-bike 10'),
  says('skip strength today and move tomorrow’s ride to friday', 'remove 06-strength', 'move 07-bike 08'),
];

export const EVERYDAY_FREE = [
  says('kids are sick, need the weekend off', 'free 09 10'),
  says('give me monday and tuesday off next week', 'free 12'),
  says('not running this week', 'drop run 06 10'),
  says('no biking till next weds', 'drop bike 06 13', 'until 13'),
  says('skip tonights swim', 'remove 06-swim'),
  says('day off tomorrow, mother in law is visiting', 'free 07'),
  says('scrap the whole weekend', 'free 09 10'),
  says("won't be able to train fri-sun", 'free 08 09 10'),
  says('I have a work dinner on thurs', 'free 07'),
  says('wedding next saturday', 'free 16'),
  says("let's ditch one of the swims next week", '? which'),
  says('drop a ride this week', '? which'),
  says('cancel all my swims this month', 'drop swim 06 31', 'until 31'),
  says('skip strength till the race', 'drop strength 06 31', 'until 31'),
  says('no swim today, do the strength only', 'remove 06-swim'),
  says('Legs are toast after sunday, can thursday be easy and friday off?', 'ease 07-bike easy', 'free 08'),
];

export const EVERYDAY_AMOUNTS = [
  says('only have 30 min on weds', 'cap 30 wednesday until 06'),
  says('cap my weekday sessions at 45 min this week', 'resize 07-bike 45'),
  says("make sunday's run 1h15", 'resize 10-run 75'),
  says('shave 15 off tomorrow', 'resize 07-bike 55'),
  says('long ride 2 hours max this weekend', 'resize 09-bike 120'),
  says('can i go a bit longer on friday', 'resize 08-run >40'),
  says('cut this week by a third', 'less 06 10'),
  says('half the volume', '? which'),
  says('too much this week', 'less 06 10'),
  says('only 5 hours next week', 'less 11 17 300'),
  says('do an extra 20 minutes on the run friday', 'resize 08-run 60'),
  says("I've got an hour tops tomorrow", 'resize 07-bike 60'),
  says('shorten sat to 2h and sunday to 1h', 'resize 09-bike 120', 'resize 10-run 60'),
  says('take it easy on thursday', 'ease 07-bike easy'),
  says('nothing hard before the weekend', 'ease 07-bike easy', 'until 08'),
  says('turn next tuesdays run into an easy one', 'ease 12-run easy'),
  says('swap the threshold ride for something chill', 'ease 07-bike *'),
  says('lighter week next week please', 'less 11 17'),
  says(
    'no intervals until I say so',
    'ease 07-bike easy',
    'ease 12-run easy',
    'ease 14-bike easy',
    'ease 19-run easy',
    'ease 21-bike easy',
    'always',
  ),
  says('i want to go harder on saturday', '! LOAD'),
  says('more hills', 'unclear'),
];

export const EVERYDAY_KINDS = [
  says('gym instead of swim this week', 'replace 06-swim strength'),
  says('can we do two rides instead of run', '? '),
  says('add a short run on wednesday next week', '! SESSIONS'),
  says('put a 30 min strength session on friday', 'add strength 08 30'),
  says('can i swim instead of running on fri', 'replace 08-run swim'),
  says('replace saturdays ride with a run', 'replace 09-bike run'),
  says('throw in an easy spin on sunday', 'add bike 10'),
  says("it's pouring, treadmill tonight", 'nothing'),
  says('pool is shut on wednesday next week', 'drop swim 13 13'),
  says("bike's in for a service till sat", 'drop bike 06 09', 'until 09'),
];

export const EVERYDAY_LIFE = [
  says("knee's acting up", 'event injury knee'),
  says('back from holiday monday', 'unclear'),
  says('legs are dead', 'event fatigue'),
  says('flying to NYC sunday, back weds', 'free 10 12 13', 'event travel 10 13'),
  says('feeling rough this morning, sore throat and a bit of a temp', 'event illness 06 fever'),
  says("think I've pulled something in my back", 'event injury back'),
  says('my calf is fine again', 'event recovered calf'),
  says("cold's gone, ready to go again", 'event recovered'),
  says('baby kept us up all night', 'event fatigue'),
  says('super stressed with work til friday', 'event busy'),
  says('got my covid jab tomorrow', 'unclear'),
  says('my plantar is grumbling', 'event injury plantar'),
  says('no hard stuff til my cold is gone', 'ease 07-bike easy', 'event illness 06 cold'),
];

export const EVERYDAY_LASTING = [
  says('Fridays are always bad for me', 'free fridays', 'always', 'prefer unavailable friday'),
  says('prefer training in the mornings', 'prefer time morning', 'always'),
  says('I can train on mondays now', 'prefer available monday', 'always'),
  says(
    'never more than an hour on weekdays',
    'cap 60 weekdays',
    'always',
    'prefer max 60 monday tuesday wednesday thursday friday',
  ),
  says('long runs on saturdays please', 'always', 'prefer long saturday', 'longs'),
  says('I can only do 6 hours a week from now on', 'prefer hours 6', 'always'),
];

/** Not instructions: nothing may change. */
export const EVERYDAY_TALK = [
  says('what should I do tomorrow?', 'unclear'),
  says('how far is the long run?', 'unclear'),
  says("thanks, that's great", 'unclear'),
  says('is it ok to eat before a swim', 'unclear'),
  says('why is thursday so hard?', 'why'),
  says('who won the ironman last year', 'unclear'),
  says('did I do enough last week?', 'unclear'),
  says('should I skip friday?', 'unclear'),
];
