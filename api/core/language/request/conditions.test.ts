import { inputOf } from '../../../test/core/requests/schedule.ts';
import { conditionsIn, saysCleared } from './conditions.ts';
import { readRequest } from './readRequest.ts';

const TODAY = '2027-01-06';

test.each<readonly [text: string, told: readonly string[]]>([
  ['I gave birth 6 weeks ago', ['childbirth since 2026-11-25']],
  ['I gave birth six weeks ago.', ['childbirth since 2026-11-25']],
  ['I gave birth', ['childbirth since 2027-01-06']],
  ['I gave birth yesterday', ['childbirth since 2027-01-05']],
  ['We had our baby last week', ['childbirth since 2026-12-30']],
  ['I had a baby two months ago', ['childbirth since 2026-11-07']],
  ['I had a baby in September', ['childbirth since 2026-09-30']],
  ['I had a baby in January', ['childbirth since 2027-01-06']],
  ['I had a baby in December', ['childbirth since 2026-12-31']],
  ['I gave birth on 3 October', ['childbirth since 2026-10-03']],
  ['I gave birth on October 3rd', ['childbirth since 2026-10-03']],
  ['I gave birth on 2026-10-03', ['childbirth since 2026-10-03']],
  ['I am 9 weeks postpartum', ['childbirth since 2026-11-04']],
  ['I just found out that I am pregnant', ['pregnancy since 2027-01-06']],
  ['I’m 12 weeks pregnant', ['pregnancy since 2027-01-06']],
  [
    'I have a heart condition. I had a baby in September.',
    ['heart condition since 2027-01-06', 'childbirth since 2026-09-30'],
  ],
  ['I fainted on my run', ['heart condition since 2027-01-06']],
  ['Chest pain on the last climb.', ['heart condition since 2027-01-06']],
  ['I felt a pain in my chest', ['heart condition since 2027-01-06']],
  ['pressure on my chest when I climb stairs', ['heart condition since 2027-01-06']],
  ['The doctor found a heart murmur', ['heart condition since 2027-01-06']],
  ['There is no pressure on my chest', []],
  ['No chest pain this week', []],
  ['My wife is pregnant', []],
  ['My sister just had a baby', []],
  ['I am not pregnant', []],
  ['I have no heart condition', []],
  ['Legs feel heavy', []],
])('%s', (text, told) => {
  expect(conditionsIn(text, TODAY).map(({ area, from }) => `${area} since ${from}`)).toEqual(told);
});

test.each<readonly [text: string, isSo: boolean]>([
  ['My doctor cleared me to train again', true],
  ['I have been cleared to run by my midwife', true],
  ['My midwife says I can run again', true],
  ['The doctor gave me the all clear', true],
  ['My doctor has not cleared me', false],
  ['I rest until my doctor has cleared me', false],
  ['My cold has cleared up', false],
])('%s: cleared %s', (text, isSo) => {
  expect(saysCleared(text)).toBe(isSo);
});

const input = (text: string, affectedArea: string, dateOccurred: string | null = null) => {
  const asked = inputOf(text);
  const injury = { injuryType: 'reported', affectedArea, dateOccurred, isRecovered: false };
  return { ...asked, limits: { ...asked.limits, athlete: { ...asked.limits.athlete, injuries: [injury] } } };
};

test('in the chat the birth is dated as it was said, and others are nobody to ease a plan for', () => {
  expect(readRequest(inputOf('I gave birth 6 weeks ago'))).toMatchObject({
    events: [{ kind: 'injury', area: 'childbirth', from: '2026-11-25' }],
    explanation: expect.stringContaining('Please see your doctor or midwife'),
  });
  expect(readRequest(inputOf('My wife is pregnant'))).toMatchObject({ kind: 'told', events: [] });
});

test('cleared, what kept training easy is over; where nothing did, it says nothing', () => {
  expect(readRequest(input('My doctor cleared me to train again', 'Pregnancy'))).toMatchObject({
    kind: 'changes',
    events: [{ kind: 'recovered', area: 'pregnancy' }],
    explanation: expect.stringContaining('Nothing is held back'),
  });
  expect(readRequest(input('My doctor cleared me to train again', 'calf'))).toMatchObject({ kind: 'told', events: [] });
});
