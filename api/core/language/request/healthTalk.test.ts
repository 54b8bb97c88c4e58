import { inputOf, LIMITS } from '../../../test/core/requests/schedule.ts';
import { HEALTH_TALK } from '../../messages/healthTalk.ts';
import { readRequest } from './readRequest.ts';
import type { HealthTalk } from './tags.ts';

const readOn = (day: string, text: string) =>
  readRequest(inputOf(text, { limits: { ...LIMITS, today: `2027-01-${day}` } }));

test.each<[HealthTalk, string]>([
  ['others', 'my running partner tested positive for covid'],
  ['others', 'my flatmate coughs all night'],
  ['others', 'everyone in the house is ill except me'],
  ['others', 'one of the kids has chicken pox'],
  ['others', 'my lodger threw up all night'],
  ['others', 'half my squad has covid but not me'],
  ['others', 'my husband has the flu'],
  ['others', "wife's got norovirus, I'm fine so far"],
  ['others', 'my daughter has a cough'],
  ['others', 'my boss is sick so I have to cover his shifts'],
  ['others', "my colleague is ill so I'm covering for him"],
  ['trainIll', 'should I train with a sore throat?'],
  ['trainIll', 'can I race with a blocked nose?'],
  ['trainIll', 'is it safe to run with bronchitis?'],
  ['trainIll', 'am I ill?'],
  ['whenIll', "what happens to my plan when I'm ill?"],
  ['whenIll', 'what do you do when I get sick?'],
  ['whenIll', 'what if I catch a cold?'],
  ['tired', 'do I look tired to you?'],
  ['tired', 'does it look like I am overtrained?'],
  ['tired', 'do I seem exhausted?'],
  ['maybe', 'I might be getting sick'],
  ['maybe', 'could be coming down with something'],
  ['maybe', "hope I'm not catching a cold"],
  ['period', 'got my period, feeling rubbish'],
  ['period', 'I am on my period'],
  ['period', 'time of the month, feeling awful'],
  ['over', 'was tired yesterday but fine today'],
  ['over', 'was completely exhausted last week, all good since'],
])('%s: %s is answered, and nothing changes', (about, text) => {
  expect(readOn('06', text)).toMatchObject({
    kind: 'changes',
    understood: `I read: ${HEALTH_TALK[about].read}.`,
    explanation: expect.stringContaining(HEALTH_TALK[about].answer),
    changes: [],
    events: [],
  });
});

/** 'illness 04 06': from the 4th to the 6th of January 2027; '-': without an end. */
test.each([
  ['07', 'I was in bed with flu from Monday to Wednesday', 'illness 04 06'],
  ['07', 'was sick from Monday till Wednesday', 'illness 04 06'],
  ['07', 'had a fever Monday to Tuesday', 'illness 04 05'],
  ['07', 'I am ill from Friday to Sunday', 'illness 07 10'],
  ['06', 'Been ill all week', 'illness 04 -'],
  ['06', 'been coughing all week', 'illness 04 -'],
  ['06', "I've been sick for three days", 'illness 03 -'],
  ['06', 'had a cold last week, over it now', 'recovered 06 -'],
  ['06', 'recovered from covid yesterday', 'recovered 05 -'],
  ['06', 'got over my cold on Monday', 'recovered 04 -'],
  ['06', "I'm well again since Sunday", 'recovered 03 -'],
  ['06', 'fine again since Monday', 'recovered 04 -'],
  ['06', 'back on my feet', 'recovered 06 -'],
  ['06', 'am on my feet again', 'recovered 06 -'],
  ['06', 'feeling like myself again', 'recovered 06 -'],
  ['06', 'up and about again', 'recovered 06 -'],
  ['06', 'doctor says two weeks off, bronchitis', 'illness 06 19'],
  ['06', 'nurse ordered a week off, flu', 'illness 06 12'],
  ['06', 'GP told me to rest for 10 days, pneumonia', 'illness 06 15'],
  ['06', 'not getting better', 'illness 06 -'],
  ['06', 'still not better', 'illness 06 -'],
  ['06', 'no better', 'illness 06 -'],
  ['06', 'my knee is not getting better', 'injury 06 -'],
  ['06', 'bit stuffed up', 'illness 06 -'],
  ['06', 'all bunged up', 'illness 06 -'],
  ['06', 'I caught what my kids had', 'illness 06 -'],
  ['06', 'picked up whatever my son brought home', 'illness 06 -'],
  ['06', 'I got the same as my wife', 'illness 06 -'],
  ['06', 'migraine today', 'illness 06 06'],
  ['06', 'woke up with a migraine', 'illness 06 06'],
  ['06', 'Not sleeping well, feel drained, can we dial it back?', 'fatigue 06 -'],
  ['06', 'exhausted, can you ease off?', 'fatigue 06 -'],
  ['06', 'the little one has been throwing up all night, barely slept', 'fatigue 06 -'],
  ['06', 'should I train, I have a fever', 'illness 06 -'],
])('said on the %sth: %s', (day, text, expected) => {
  const answer = readOn(day, text);
  const told = 'events' in answer ? answer.events : [];
  expect(told.map(({ kind, from, to }) => `${kind} ${from.slice(8)} ${to?.slice(8) ?? '-'}`)).toEqual([expected]);
  expect(answer).toMatchObject({ changes: [] });
});
