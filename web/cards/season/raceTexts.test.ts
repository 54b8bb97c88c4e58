import { longClockText } from '../../../api/core/units/clock.ts';
import { withArea } from './FocusAreasInput.tsx';
import { finishSecondsOf, timeFields } from './finishTime.ts';
import { savedRaceToast } from './raceToasts.ts';

test.each([
  [{ hours: '3', minutes: '42', seconds: '10' }, 13_330],
  [{ hours: '', minutes: '58', seconds: '' }, 3480],
  [{ hours: '', minutes: '', seconds: '' }, null],
  [{ hours: '0', minutes: '0', seconds: '0' }, undefined],
  [{ hours: '1', minutes: '60', seconds: '' }, undefined],
  [{ hours: '1', minutes: '-5', seconds: '' }, undefined],
  [{ hours: '1.5', minutes: '', seconds: '' }, undefined],
])('the fields %j are %s seconds', (fields, seconds) => {
  expect(finishSecondsOf(fields)).toBe(seconds);
});

test.each([
  [13_330, '3:42:10'],
  [59, '0:00:59'],
  [43_205, '12:00:05'],
])('%i seconds read %s, and the fields give them back', (seconds, text) => {
  expect(longClockText(seconds)).toBe(text);
  expect(finishSecondsOf(timeFields(seconds))).toBe(seconds);
});

const WARNINGS = [
  { message: 'Too close.', recommendation: 'Make it a B race.' },
  { message: 'Few hours.', recommendation: 'Make 5 h available.' },
];
const HINT = 'Regenerate the plan so that phases and schedule follow.';

test.each(['A', 'B'])('after an %s race one toast of 8 seconds asks to regenerate', (priority) => {
  expect(savedRaceToast('Added', { raceName: 'Loop', priority }, [])).toEqual({
    title: 'Race Added',
    description: `Loop is in the season. ${HINT}`,
    tone: 'success',
    duration: 8000,
  });
});

test('a C race asks for nothing', () => {
  expect(savedRaceToast('Added', { raceName: 'Loop', priority: 'C' }, [])).toEqual({
    title: 'Race Added',
    description: 'Loop is in the season.',
    tone: 'success',
  });
});

test('every warning and the hint stand in one destructive toast', () => {
  expect(savedRaceToast('Added', { raceName: 'Loop', priority: 'A' }, WARNINGS)).toEqual({
    title: 'Race Added with Warning',
    description: `Too close. Make it a B race. Few hours. Make 5 h available. ${HINT}`,
    tone: 'destructive',
    duration: 8000,
  });
});

test.each([
  [['Threshold'], ' Technique ', ['Threshold', 'Technique']],
  [['Threshold'], 'Threshold', ['Threshold']],
  [[], 'Hills, sprints,', ['Hills', 'sprints']],
  [['Threshold'], '  ', ['Threshold']],
])('%j with "%s" typed are %j', (areas, typed, expected) => {
  expect(withArea(areas, typed)).toEqual(expected);
});
