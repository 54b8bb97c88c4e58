import { brokenToast } from './brokenToast.ts';

const line = (code: string, constraint: string, by: string | null) => ({
  code,
  constraint,
  value: '1 day',
  brokenBy: by === null ? null : { id: by },
});
const REST = line('REST_DAYS', 'At least 2 rest days', 'this');
const EVE = { kind: 'STRENGTH', message: 'Strength on Sunday tires you for the hard workout the day after.' };
const CLOSED = { kind: 'UNAVAILABLE_DAY', message: 'Tuesday is an unavailable day.' };
const FEW_RESTS = { kind: 'TOO_FEW_REST_DAYS', message: 'The week leaves 1 rest day; you need 2.' };
const EASED = { kind: 'EASED_WEEK', message: 'The week has been eased.' };

test.each([
  [
    'what a move breaks is counted',
    [REST],
    [FEW_RESTS, EASED],
    `breaks 1 limit: ${REST.constraint} (1 day). ${EASED.message}`,
  ],
  [
    'a limit that somebody else broke, and that the move breaks further, is told by its warning',
    [REST, line('UNAVAILABLE_DAY', 'Tue unavailable', 'another')],
    [CLOSED, FEW_RESTS],
    `breaks ${REST.constraint} (1 day). ${CLOSED.message}`,
  ],
  [
    'a limit of a week that is not in the answer is not left out of the count',
    [REST],
    [FEW_RESTS, EVE],
    `breaks ${REST.constraint} (1 day). ${EVE.message}`,
  ],
  [
    'one of two limits of a kind stands in the week',
    [line('PRINCIPLE', 'No run on Tuesday', 'this')],
    [
      { kind: 'PRINCIPLE', message: 'One.' },
      { kind: 'PRINCIPLE', message: 'Other.' },
    ],
    'breaks No run on Tuesday (1 day). One. Other.',
  ],
])('%s', (_, proof, warnings, text) => {
  const changed = {
    workout: { description: 'Easy run', scheduledDate: '2026-11-24' },
    weeks: [{ proof }],
    revision: { id: 'this' },
    warnings,
  };
  expect(brokenToast({ title: 'Moved' }, changed)).toMatchObject({
    description: `Easy run on Tue 24 Nov now ${text}`,
    tone: 'warning',
  });
});

test('what a copied week breaks is told of the week', () => {
  const changed = { weeks: [{ proof: [REST] }], revision: { id: 'this' }, warnings: [] };
  expect(brokenToast({ title: 'Week Copied' }, changed).description).toBe(
    `The week now breaks 1 limit: ${REST.constraint} (1 day).`,
  );
});
