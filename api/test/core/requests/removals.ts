import { says } from './case.ts';

export const REMOVALS = [
  says('cancel tomorrow', 'remove 07-bike'),
  says('Skip the swim today', 'remove 06-swim'),
  says('drop strength this week', 'remove 06-strength'),
  says('I want to skip strength today', 'remove 06-strength'),
  says('delete the run on friday', 'remove 08-run'),
  says('rest day tomorrow please', 'remove 07-bike'),
  says('Give me a rest day on Friday', 'remove 08-run'),
  says('make Thursday a rest day', 'remove 07-bike'),
  says('can I have Saturday off', 'remove 09-bike'),
  says('I need a day off on Thursday', 'remove 07-bike'),
  says('no run on Sunday', 'remove 10-run'),
  says('remove both swims next week', 'remove 12-swim', 'remove 13-swim'),
  says('cancel all the swims next week', 'remove 12-swim', 'remove 13-swim'),
  says('scrap legs day this week', 'remove 06-strength'),
  says('ditch the gym session on the 13th', 'remove 13-strength'),
  says('Take out the long ride on the 16th', 'remove 16-bike'),
  says("I won't do the brick", 'remove 23-brick'),
  says("I'm not going to make tomorrow's ride", 'remove 07-bike'),
  says('skip everything this weekend', 'remove 09-bike', 'remove 10-run'),
  says('get rid of the easy run', 'remove 08-run'),
  says('nothing on friday', 'remove 08-run'),
  says('lets bin the swim tonight', 'remove 06-swim'),
  says("don't move the long run, just cancel the long ride", 'remove 09-bike'),
];

export const ADDITIONS = [
  says('add strength on Thursday', 'add strength 07'),
  says('Add a strength session next Thursday', 'add strength 14'),
  says('add a 30 min easy run on Saturday', 'add run 09'),
  says('could you put in a 20 minute recovery swim on thursday', 'add swim 07'),
  says('I want another gym session this week', 'add strength *'),
  says('add strength', 'add strength *'),
  says('can we include some weights next week', 'add strength *'),
  says('squeeze in a short ride on Friday', 'add bike 08'),
];

/** "all" is of every week; a week that is named is that one, and "my" those of one. */
export const EVERY = [
  says('remove all strength sessions', 'remove 06-strength', 'remove 13-strength', 'remove 20-strength'),
  says('remove all strength sessions this week', 'remove 06-strength'),
  says('remove all strength sessions next week', 'remove 13-strength'),
  says('cancel all my swims', 'remove 06-swim', 'remove 12-swim', 'remove 13-swim', 'remove 19-swim', 'remove 20-swim'),
  says('cancel my swims', 'remove 06-swim'),
  says('drop every long run', 'remove 10-run', 'remove 17-run', 'remove 24-run'),
  says('move all my long runs to saturday', 'move 10-run 09', 'move 17-run 16', 'move 24-run 23'),
  says(
    'all rides 30 min',
    'resize 07-bike 30',
    'resize 09-bike 30',
    'resize 14-bike 30',
    'resize 16-bike 30',
    'resize 21-bike 30',
    'resize 28-bike 30',
  ),
];

export const REPLACEMENTS = [
  says('replace the swim today with a run', 'replace 06-swim run'),
  says("Instead of Wednesday's swim I'd like to ride", 'replace 06-swim bike'),
  says("swap tonight's swim for a run", 'replace 06-swim run'),
  says('run instead of swim today', 'replace 06-swim run'),
  says('change the long ride to a run', 'replace 09-bike run'),
  says('make fridays run a bike', 'replace 08-run bike'),
  says('turn the easy run into a swim', 'replace 08-run swim'),
  says('can I bike instead of running on Friday', 'replace 08-run bike'),
];
