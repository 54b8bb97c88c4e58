import { says } from './case.ts';

/** From one day to another, with nothing that goes from the one to the other. */
export const SPANS = [
  says('night shifts mon to wed next week', 'free 11 12 13'),
  says('night shifts mon to wed', 'free 11 12 13'),
  says('on call fri to sun', 'free 08 09 10'),
  says('visitors thu to sat', 'free 07 08 09'),
  says('no pool mon to fri', 'drop swim 11 15'),
  says('pool closed tuesday to friday next week', 'drop swim 12 15'),
  says('no bike thursday to saturday', 'drop bike 07 09'),
  says('no running mon to wed', 'drop run 11 13'),
  says('keep thu to sat free', 'free 07 08 09'),
  says('skip tue to thu', 'remove 12-run', 'remove 12-swim', 'remove 13-swim', 'remove 13-strength', 'remove 14-bike'),
  says(
    'rest tue to thu next week',
    'remove 12-run',
    'remove 12-swim',
    'remove 13-swim',
    'remove 13-strength',
    'remove 14-bike',
  ),
  says('make mon to wed easy', 'ease 12-run easy', 'ease 12-swim easy'),
  says('easy thu to sat please', 'ease 07-bike easy'),
  says('mon to wed only 30 min', 'resize 12-run 30', 'resize 12-swim 30', 'resize 13-swim 30'),
  says('busy mon to thu next week', 'event busy 11 14'),
  says('ill mon to wed', 'event illness 04'),
  says('leave friday to sunday as it is', 'nothing'),
  // a workout or a day that goes to another day
  says('move my swim tue to thu', 'move 12-swim 14'),
  says('long run sunday to saturday', 'move 10-run 09'),
  says('push the ride thursday to friday', 'move 07-bike 08'),
  says('change the easy run friday to saturday', 'move 08-run 09'),
];
