import { says } from './case.ts';

export const WHOLE_WEEKS = [
  says(
    'only train on weekends',
    'free 06 07 08 12 13 14 15 19 20 21 22 26 28',
    'always',
    'prefer unavailable monday tuesday wednesday thursday friday',
  ),
  says('a harder week', '! LOAD'),
  says('make next week harder', '! LOAD'),
  says('bigger week next week please', '! LOAD'),
  says('increase my volume by 10%', '! LOAD'),
  says('make next week easier', 'ease 12-run threshold', 'ease 12-swim easy', 'ease 14-bike moderate'),
  says('easier week', 'ease 07-bike easy'),
  says(
    'reduce volume by 20%',
    'resize 06-swim 35',
    'resize 06-strength 25',
    'resize 07-bike 55',
    'resize 08-run 30',
    'resize 09-bike 145',
    'resize 10-run 70',
  ),
  says('Reduce the volume by 20 percent', 'less 06 10 360'),
  says('cut my training by a third', 'less 06 10 310'),
  says('drop the volume 10%', 'less 06 10 415'),
  says('reduce the load', 'less 06 10 355'),
  says('cut volume next week', 'less 11 17 420'),
  says('lower the mileage next week', 'less 11 17 420'),
  says('less running more cycling', 'unclear'),
  says('i need a rest day', '? which'),
  says('add another rest day this week', '? which'),
  says('turn tomorrow into a rest day', 'remove 07-bike'),
  says(
    'only have 1 hr each day this week',
    'resize 06-strength 15',
    'resize 07-bike 60',
    'resize 09-bike 60',
    'resize 10-run 60',
  ),
  says('extra easy ride on friday 45 min', 'add bike 08 45'),
  says('skip strength this week and next', 'drop strength 06 17'),
  says('im on holiday from friday for 10 days', 'free 08 09 10 12 13 14 15 16 17', 'event travel 08 17'),
  says("i can't do mornings", 'nothing'),
  says('shorten the swim and the strength today', 'resize 06-swim 35', 'resize 06-strength 25'),
];

/** What lies behind is looked for behind; what will be missed, ahead. */
export const MISSED = [
  says("I missed Monday's run", '? no run on monday 4'),
  says('I missed monday', '? monday 4'),
  says("didn't do the run on monday", '? monday 4'),
  says("couldn't do tuesdays strength", '? tuesday 5'),
  says('i missed my tuesday swim', '! COMPLETED'),
  says("missed yesterday's swim", '! COMPLETED'),
  says("I missed this morning's swim", 'nothing'),
  says("I skipped last Sunday's long run", 'nothing'),
  says('missed the last two sessions', 'nothing'),
  says("I'll miss thursday's ride", 'remove 07-bike'),
  says('going to miss friday', 'remove 08-run'),
];

export const EXCEPTIONS = [
  says('i want sunday off but keep the long run', 'nothing'),
  says('keep the long run but drop everything else this weekend', 'remove 09-bike'),
  says(
    'drop everything this week except the long run',
    'remove 06-swim',
    'remove 06-strength',
    'remove 07-bike',
    'remove 08-run',
    'remove 09-bike',
  ),
  says('skip everything but the long run this week', '? which'),
  says('cancel all but the long ride', '? which'),
  says('no training this weekend apart from the long run', 'remove 09-bike'),
  says("don't cancel the long run, cancel the swim", 'remove 06-swim'),
  says('not the long run, the easy run should be shorter', 'resize 08-run 30'),
  says("I don't want to move my long run", 'nothing'),
];

export const HURT = [
  says('my knee hurts when running, can i do more cycling instead', 'event injury knee'),
  says('I have a cold but can we go harder next week', 'event illness 06 cold'),
  says('broke my arm', 'event injury arm'),
  says('i have 40 minutes at lunch tomorrow', 'resize 07-bike 40'),
];

export const OTHER_LANGUAGES = [
  says('Ich bin krank', 'event illness 06'),
  says('bin erkältet', 'event illness 06'),
  says('ich habe Fieber', 'event illness 06 fever'),
  says('je suis malade', 'event illness 06'),
  says("j'ai de la fièvre", 'event illness 06 fever'),
  says('estoy enferma', 'event illness 06'),
  says('sono malato', 'event illness 06'),
  says('ik ben ziek', 'event illness 06'),
];

export const QUESTIONS = [
  says('why is Tuesday hard?', 'why'),
  says('why no swim on friday', 'why'),
  says('why did you move my run', 'why'),
  says('whats the point of the technique swim', 'why'),
  says('should I move my long run?', 'unclear'),
  says('how far should i run on sunday', 'unclear'),
];
