import { says } from './case.ts';

export const MOVES = [
  says('Move Thursday to Friday', 'move 07-bike 08'),
  says("Can you move Thursday's ride to Friday?", 'move 07-bike 08'),
  says('move the intervals next tuesday to saturday', 'move 12-run 16'),
  says('Could we shift my long run to Saturday please, family lunch on Sunday', 'move 10-run 09'),
  says('long run on saturday instead of sunday this week', 'move 10-run 09'),
  says("I'd rather do my long ride on Sunday", 'move 09-bike 10'),
  says("push tomorrow's session back a day", 'move 07-bike 08'),
  says('push the long ride back by one day', 'move 09-bike 10'),
  says('Bring the long run forward a day', 'move 10-run 09'),
  says("bring Sunday's long run forward to Friday", 'move 10-run 08'),
  says('reschedule the threshold ride for Friday', 'move 07-bike 08'),
  says("tonight's strength to tomorrow night pls", 'move 06-strength 07'),
  says("I'll do today's swim tomorrow", 'move 06-swim 07'),
  says('can I do the strength session on Thursday instead?', 'move 06-strength 07'),
  says('Move my swim on the 13th to the 14th', 'move 13-swim 14'),
  says('move the ride from 14 January to 15 January', 'move 14-bike 15'),
  says('move the ride from Jan 14 to Jan 15', 'move 14-bike 15'),
  says('move the 1/14 ride to 1/15', 'move 14-bike 15'),
  says('please put the bike on the fourteenth to the fifteenth', 'move 14-bike 15'),
  says('move the run on 2027-01-15 to 2027-01-14', 'move 15-run 14'),
  says("Next week's long run needs to be on Saturday", 'move 17-run 16'),
  says('next week I want to do the long run saturday not sunday', 'move 17-run 16'),
  says('move my long ride to sunday and my long run to saturday', 'move 09-bike 10', 'move 10-run 09'),
  says("do next weekend's long run a day earlier", 'move 17-run 16'),
  says("Postpone today's strength until Thursday", 'move 06-strength 07'),
  says('anything on thursday can go to friday', 'move 07-bike 08'),
  says('I need to move my bike session this week to Friday, work dinner', '? ride'),
  says("I have a work dinner on Thursday, can we move that day's ride to Friday?", 'move 07-bike 08'),
  says('move Friday run to Thursday', 'move 08-run 07'),
  says('do the brick on sunday 24th', 'move 23-brick 24'),
  says('move the tempo ride two days later', 'move 07-bike 09'),
  says('Shift everything on Friday to Thursday', 'move 08-run 07'),
];

export const SWAPS = [
  says('swap Thursday and Friday', 'swap 07-bike 08-run'),
  says('swap the long run and the long ride', 'swap 10-run 09-bike'),
  says("Switch Saturday's ride with Sunday's run", 'swap 09-bike 10-run'),
  says('can you swap my long ride with the long run this weekend', 'swap 09-bike 10-run'),
  says('Swap Saturday with Sunday please', 'swap 09-bike 10-run'),
  says('switch sat and sun around', 'swap 09-bike 10-run'),
  says("exchange thursday's bike for sunday's long run", 'swap 07-bike 10-run'),
  says('trade next saturday for next sunday', 'swap 16-bike 17-run'),
  says('swap weekend sessions next week', 'swap 16-bike 17-run'),
  says('flip my long ride and long run next week', 'swap 16-bike 17-run'),
];

/** Which week a weekday is of: that of the workout, unless it has passed. */
export const WHICH_WEEK = [
  says('move my long run to Saturday', 'move 10-run 09'),
  says("move next Sunday's long run to Saturday", 'move 17-run 16'),
  says("move Tuesday's swim to Friday", 'move 12-swim 15'),
  says('move the run on the 22nd to Thursday', 'move 22-run 21'),
];
