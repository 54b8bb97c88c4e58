import { says } from './case.ts';

/** Away, where something can still be done. */
export const POSSIBLE_THERE = [
  says('away 3-7 january, can only run', 'free 06 07', 'event travel 03 07'),
  says(
    'away 11-15 january, can only run',
    'move 14-bike 16',
    'move 12-swim 17',
    'replace 13-swim run <46',
    'remove 13-strength',
    'event travel 11 15',
  ),
  says(
    'travelling next week, only running possible',
    'replace 16-bike run 45',
    'replace 14-bike run 35',
    'remove 12-swim',
    'replace 13-swim run 45',
    'remove 13-strength',
    'event travel 11 17',
  ),
  says(
    'away next week but I can run',
    'replace 16-bike run 45',
    'replace 14-bike run 35',
    'remove 12-swim',
    'replace 13-swim run 45',
    'remove 13-strength',
    'event travel 11 17',
  ),
  says(
    'away next week, running only',
    'replace 16-bike run 45',
    'replace 14-bike run 35',
    'remove 12-swim',
    'replace 13-swim run 45',
    'remove 13-strength',
    'event travel 11 17',
  ),
  says(
    'on holiday next week, only running shoes with me',
    'replace 16-bike run 45',
    'replace 14-bike run 35',
    'remove 12-swim',
    'replace 13-swim run 45',
    'remove 13-strength',
    'event travel 11 17',
  ),
  says(
    'business trip 12-14 january. I can still swim',
    'move 12-run 16',
    'replace 14-bike swim 45',
    'move 13-strength 15',
    'event travel 12 14',
  ),
  says(
    'away thu to sun but i can run and swim there',
    'replace 09-bike run 45',
    'replace 07-bike run 35',
    'event travel 07 10',
  ),
  says(
    'out of town 12-14 january, only gym available',
    'move 12-run 16',
    'remove 14-bike',
    'move 12-swim 15',
    'move 13-swim 17',
    'event travel 12 14',
  ),
  // training goes only where the words say so: what is not possible goes, and nothing else
  says("travelling 11-13 january and can't run", 'drop run 11 13', 'event travel 11 13'),
  says('away next week so no running', 'drop run 11 17', 'event travel 11 17'),
];
