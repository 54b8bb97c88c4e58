import { says } from './case.ts';

/** Said to a coach, and hardly one of them a wish: 2 of 24 were read as one at first. */
export const EVERYDAY_NOTHING = [
  says('forgot to tell you I did the ride on wednesday', 'unclear'),
  says('I might be late tomorrow', 'unclear'),
  says('the pool was great today', 'unclear'),
  says('my coach said I should rest more', 'unclear'),
  says('is friday a rest day?', 'unclear'),
  says('do I run tomorrow or on friday', 'unclear'),
  says('can i swap my shoes before the race', 'unclear'),
  says('last week was tough but I made it', 'unclear'),
  says('i love mondays off', 'prefer unavailable monday', 'always'),
  says('please explain why there is no swim on friday', 'why'),
  says('sunday was amazing', 'unclear'),
  says('which day is best for my long run?', 'unclear'),
  says('not sure about thursday yet', 'unclear'),
  says('dont cancel the long run', 'nothing'),
  says('leave friday as it is', 'nothing'),
  says('ok', 'unclear'),
  says('how much should I drink on the long ride', 'unclear'),
  says('I missed my run yesterday', '! COMPLETED'),
  says('will it rain on saturday?', 'unclear'),
  says('my kids swim on thursdays', 'unclear'),
  says('thinking about a new bike', 'unclear'),
  says('the long run felt easy', 'nothing'),
  says('what about a massage on friday', 'unclear'),
  says('any tips for hills', 'unclear'),
];
