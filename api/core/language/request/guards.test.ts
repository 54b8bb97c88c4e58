import fc from 'fast-check';
import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const lines = (text: string) => answerLines(readRequest(inputOf(text)));
const actsOf = (text: string) => lines(text).filter((line) => !/^(?:\?|why$|x$|until )/.test(line));

test.each([
  'my training partner hurt his knee',
  'kids sick',
  'grandma broke her hip',
  'our dog is injured',
  'hopefully I do not get sick',
  'I thought I was getting sick but it is fine',
  'no pain in the knee today',
  'I am not sick',
  'no fever, all good',
  'I was sick last month',
  'last summer I pulled my hamstring',
  'had a calf injury two years ago',
  'the hill was painful but fun',
  'that hurt, but in a good way',
  'if I get sick I will tell you',
  'was travelling last week',
  'hopefully the cold is gone soon',
  // long over, and another's
  'had a cold before christmas but thats long gone',
  'I was injured for most of 2025',
  'used to get shin splints as a teenager',
  'when I was 20 I tore my hamstring',
  'broke my ankle in 2023, no trouble since',
  'my watch has a fever lol',
  'garmin is playing up again',
  'told my wife about it, she rolled her eyes',
  // a name, praise, joy
  'dead legs is the name of our running club',
  'our team is called the broken ankles',
  'sick new bike!!',
  'this playlist is called sweat and fever',
  'two winters ago I had a bad case of bronchitis',
  'dislocated my shoulder as a student',
  'my brother in law crashed his bike, broken wrist',
  'that was a sick descent',
  'nice soreness in my glutes from strength',
  'doms from monday but in a good way',
  'nothing hurts today for once',
])('%s: nothing ails the athlete', (text) => {
  expect(actsOf(text)).toEqual([]);
});

test.each([
  ['kids sick, no time today', ['move 06-swim 07', 'move 06-strength 08']],
  ['no injuries, just tired', ['event fatigue 06']],
  ['lower back hurts from lifting the kids', ['event injury back 06']],
  ['I am sick, my wife too', ['event illness 06']],
  ['my son has the flu and I caught it', ['event illness 06 flu']],
  ['got a bug from my daughter', ['event illness 06']],
  ['throat is a bit scratchy but no fever', ['event illness 06 sore throat']],
  ['my knee hurts again, as last year', ['event injury knee 06']],
  ['had a cold over christmas and still cough', ['event illness 06 cold cough']],
  ['got sick at work', ['event illness 06']],
  ['good kind of tired, but my knee hurts', ['event injury knee 06']],
  ['garmin strap makes my elbow hurt', ['event injury elbow 06']],
  // in pictures
  ['i feel wiped out, nothing left in the tank', ['event fatigue 06']],
  ['baby up every hour, running on coffee and hope', ['event fatigue 06']],
  ['my legs are concrete today', ['event fatigue 06']],
  ['covid test positive. great.', ['event illness 06 flu']],
  ['throat like sandpaper', ['event illness 06 sore throat']],
  ['crashed on the commute this morning. road rash, and my wrist wont bend', ['event injury wrist 06']],
  ["can't put weight on my foot", ['event injury foot 06']],
  ["went over on my ankle again, it's the size of a tennis ball", ['event injury ankle 06']],
  ['achilles is a hundred percent again says the physio', ['event recovered achilles 06']],
  ['calf is back to 100%', ['event recovered calf 06']],
  ['ankle healed!', ['event recovered ankle 06']],
  ["the achilles doesn't bother me any more", ['event recovered achilles 06']],
  ['back to full strength after the flu', ['event recovered 06']],
  ['my batteries are empty', ['event fatigue 06']],
  ['hungover as hell', ['event fatigue 06']],
  ['came off on the ice this morning, hip is black and blue', ['event injury hip 06']],
  ['ftp test last week came out at 262 watts', ['threshold ftp 262', 'always']],
  ['ramp test yesterday gave me 255', ['threshold ftp 255', 'always']],
  ['would kill for a lie in on saturday', []],
  ["I'm absolutely cream crackered", ['event fatigue 06']],
  ['spent the night with my head in a bucket', ['event illness 06 vomiting']],
  ['my toe is broken', ['event injury foot 06']],
  ['physio is happy with my calf', ['event recovered calf 06']],
  ['whole family down with flu, me included', ['event illness 06 flu']],
  ['my club is called fever and I have a cold', ['event illness 06 cold']],
  ['my back went out this morning', ['event injury back 06']],
  ['i feel my achilles on the stairs', ['event injury achilles 06']],
  ["dropped a kettlebell on my foot, it's blue", ['event injury foot 06']],
  [
    'business trip to Hamburg tomorrow, home again late on friday',
    ['move 07-bike 09', 'move 08-run 10', 'event travel 07 08'],
  ],
])('%s: what ails the athlete is read', (text, expected) => {
  expect(actsOf(text)).toEqual(expected);
});

test.each([
  ['if it rains tomorrow I would rather not ride', 'if it rains tomorrow'],
  ['skip the ride tomorrow if it rains', 'if it rains'],
  ['when it rains on thursday move the ride to friday', 'when it rains'],
  ['move the run to saturday unless it is icy', 'unless it is icy'],
  ['every second friday off', 'every second friday'],
  ['Thursdays off', 'thursdays'],
  ['Mondays and Fridays off please', 'mondays and fridays'],
])('%s: asked back before anything changes', (text, doubt) => {
  const answer = readRequest(inputOf(text));
  expect(answer.kind === 'question' && answer.understood).toContain(doubt);
});

test.each([
  ['skip friday if possible', ['remove 08-run']],
  ['would it be ok if I moved the ride tomorrow to friday', ['move 07-bike 08']],
  ['no training on fridays from now on', ['prefer unavailable friday', 'always']],
])('%s: is no doubt', (text, expected) => {
  expect(actsOf(text)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['away 10.-13.1.', ['event travel 10 13']],
  ['skip the ride on 14.1.', ['remove 14-bike']],
  ['im gone mon-wed next wk', ['event travel 11 13']],
  ['fri: off, sat: 2h', ['remove 08-run', 'resize 09-bike 120']],
  ['no ride tomorrow, full stop', ['remove 07-bike']],
  ['move thursday to friday and friday to thursday', ['swap 07-bike 08-run']],
  ['take the intensity out of the thursday ride', ['ease 07-bike moderate']],
  ['can only do 30 minutes on the treadmill friday', ['resize 08-run 30']],
  ["skip the swim, it's my rest day", ['remove 06-swim']],
])('%s', (text, expected) => {
  expect(lines(text)).toEqual(expect.arrayContaining(expected));
});

test.each([
  'almost skipped the swim today',
  'should have skipped the run',
  'they cancelled the swim class',
  "I'd skip the swim but I love it",
  'my rest day is friday',
  'friday is my day off',
])('%s: tells of it, and asks for nothing', (text) => {
  expect(actsOf(text)).toEqual([]);
});

test.each(['i work fridays', 'no bike this week, only indoor trainer'])('%s: adds, frees and drops nothing', (text) => {
  expect(actsOf(text)).toEqual([]);
});

const WHO = ['my wife', 'the kids', 'my coach', 'our neighbour', 'everybody at work'];
const AILMENTS = ['has a fever', 'hurt a knee', 'is injured', 'has the flu', 'broke an arm', 'is sick', 'has a cold'];

test('what ails somebody else is no report, whatever stands around it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...WHO),
      fc.constantFrom(...AILMENTS),
      fc.constantFrom('', 'skip the swim today, ', 'thanks, '),
      (who, ailment, before) => {
        expect(lines(`${before}${who} ${ailment}`).filter((line) => line.startsWith('event'))).toEqual([]);
      },
    ),
  );
});

test.each([
  '<img src=x onerror="window.name=1">',
  '"><script>window.name=1</script>',
  '<details open ontoggle=run(1)> <input autofocus onfocus=run(1)>',
  '{{constructor}} ${x} <a href="javascript:x">today?</a>',
])('%s is nothing that a person says', (text) => {
  expect(readRequest(inputOf(text))).toEqual({ kind: 'notUnderstood' });
});

test.each([
  ['skip nothing this week please', []],
  ['cancel saturday. no wait, cancel sunday', ['remove 10-run']],
  ['take the swim away today', ['remove 06-swim']],
  ['thirty, not forty minutes on friday', ['resize 08-run 30']],
  ['Sun 10 Jan - 5 miles shorter, so about 45 min', ['resize 10-run 45']],
  ['the last thursday of january stays free please', ['move 28-bike 27']],
  ['swap sat/sun next weekend pls', ['swap 16-bike 17-run']],
  ['Schedule a 30-min swim for Jan 14', ['add swim 14 30']],
  ['no ride all Thursday', ['remove 07-bike']],
  ['the flu shot is booked for tomorrow', []],
  ['Kid1 fever, kid2 cough, skip the swim today', ['remove 06-swim']],
  ['the ride tomorrow is too hard for me', ['ease 07-bike moderate']],
  ['no more excuses, strength tonight', []],
  ['no running until Monday, cycling ok', ['replace 08-run bike 40', 'replace 10-run bike 45']],
  ['I am at a trade fair on Friday', []],
  ['Thursday looks busy but doable', []],
  ['weekends only from february please', []],
  ['I would like my Sundays a bit shorter: 75 minutes', []],
  [
    'my Sundays from now on 75 minutes at most',
    ['resize 10-run 75', 'resize 17-run 75', 'resize 24-run 75', 'prefer max 75 sunday', 'always'],
  ],
  ['I’d like to train more next week', ['! LOAD']],
  // hours of the day, and what is possible
  ['no time tomorrow morning, after 5 pm is fine', []],
  ['dinner with the in laws on sunday so the run has to be done before noon', []],
  ['nothing on friday evening please', []],
  ['i wont be home until 9 tonight so no swim', ['remove 06-swim']],
  ['keep mornings free from now on', []],
  ['strength off today, swim ok', ['remove 06-strength']],
  ['this week I can train four days, not more', []],
  // once, or for good?
  ['i do nothing on sunday. never.', []],
  ['my gym card is blocked', []],
  ['move all friday runs to thursday', []],
  // a workout has no parts
  ["could Thursday's ride be done as two half-hour rides?", []],
  // minutes without their word
  ['tomorrow only 45 on the turbo', ['resize 07-bike 45']],
  ['30 min on saturday on top', ['resize 09-bike 210']],
  ['today is out of the question', ['move 06-swim 07', 'move 06-strength 08']],
])('%s: no more and no other than is said', (text, expected) => {
  expect(actsOf(text)).toEqual(expected);
});
