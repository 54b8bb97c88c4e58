import { zipSync } from 'fflate';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import performanceQuery from '../../__generated__/PerformancePageQuery$parameters.ts';
import { renderRoute } from '../../relay/testing.tsx';
import { ArchiveReport } from './ArchiveReport.tsx';
import { PerformancePage } from './PerformancePage.tsx';
import { type Answer, type Sent, serveUploads } from './testing/uploads.ts';
import { anAthlete, trained } from './testing/trainedAthlete.ts';

const workout = (id: string, description: string, over: object = {}) => ({
  __typename: 'Workout',
  id,
  description,
  scheduledDate: '2026-11-19',
  workoutType: 'BIKE',
  duration: 60,
  status: 'SCHEDULED',
  version: 1,
  feedback: null,
  ...over,
});
const ride = (over: object = {}) => ({
  __typename: 'Activity',
  id: 'activity_1',
  recordedSport: 'CYCLING',
  date: '2026-11-19',
  movingSec: 3720,
  distanceM: 32_400,
  tss: 64.2,
  measure: 'POWER',
  measureNote: null,
  workout: workout('workout_1', 'Tempo ride', { status: 'COMPLETED' }),
  candidates: [workout('workout_1', 'Tempo ride'), workout('workout_2', 'Easy spin')],
  ...over,
});
const listed = (...nodes: object[]) => ({
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage: false, endCursor: null, hasPreviousPage: false, startCursor: null },
});

async function show(activities: object, server: object = {}) {
  const athlete = { ...anAthlete(trained()), activities };
  const page = renderRoute({
    path: '/performance',
    query: performanceQuery,
    variables: { weeks: 12 },
    Component: PerformancePage,
    server: { viewer: { athlete }, ...server },
  });
  await page.answer();
  return page;
}

const card = () => within(screen.getByRole('region', { name: 'Activities' }));
const drop = (name: string) =>
  userEvent.upload(screen.getByTestId('file'), new File(['x'], name), { applyAccept: false });

test('each recording stands with its sums, how its load was reckoned and what it counts for', async () => {
  await show(
    listed(
      ride(),
      ride({
        id: 'activity_2',
        recordedSport: 'OTHER',
        movingSec: 2400,
        distanceM: null,
        tss: 27,
        measure: 'EFFORT',
        measureNote: 'Heart rate was recorded for 3% of the time, too little for a load.',
        workout: null,
      }),
    ),
  );
  const [first, second] = card().getAllByRole('listitem');
  expect(first).toHaveTextContent('RideThu 19 Nov 20261:02 h · 32.4 kmLoad 64 by powerCounts for Tempo ride');
  expect(second).toHaveTextContent(
    'ActivityThu 19 Nov 202640 minLoad 27 by effortHeart rate was recorded for 3% of the time, too little for a load.Counts for no workout',
  );
});

test('of many the latest stand, with the way to all of them and to the curves', async () => {
  await show(listed(...[1, 2, 3].map((day) => ride({ id: `activity_${day}`, date: `2026-11-0${day}` }))));
  expect(card().getAllByRole('listitem')).toHaveLength(3);
  expect(card().getByRole('link', { name: 'All activities' })).toHaveAttribute('href', '/performance/activities');
  expect(card().getByRole('link', { name: 'Power and pace curves' })).toHaveAttribute('href', '/performance/curves');
});

test('a file that is not one never leaves the page', async () => {
  const sent = serveUploads([]);
  await show(listed());
  expect(card().getByRole('heading', { name: 'No activities yet' })).toBeVisible();
  await drop('run.jpg');
  expect(await screen.findByText('Invalid file type')).toBeVisible();
  expect(screen.getByText('Please select a .fit file, or a .tcx or .gpx one')).toBeVisible();
  expect(sent).toEqual([]);
});

const UPLOADED = {
  activities: [{ id: 'activity_1', sport: 'bike', movingSec: 3720, tss: 64.2, measure: 'heartRate' }],
  workouts: [{ id: 'workout_1', description: 'Tempo ride' }],
  adaptation: null,
};

/** Lets the page draw what the network told it. */
const finish = (sent: Sent[], answer: Answer) => act(async () => sent[0]!.answer(answer));

test('an upload shows how far it is, says what became of it, asks for the charts anew and can be taken back', async () => {
  const sent = serveUploads([]);
  const { asked, answer } = await show(listed(), {
    deleteActivity: { __typename: 'DeleteActivityPayload', deletedActivityId: 'activity_1' },
  });
  await drop('Morning.FIT');
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/activities/upload', fileName: 'Morning.FIT' }]);
  await act(async () => sent[0]!.progress(40));
  expect(screen.getByRole('progressbar', { name: 'Upload Activity' })).toHaveAttribute('aria-valuenow', '40');
  expect(card().getByRole('button', { name: 'Upload Activity' })).toHaveAttribute('aria-disabled', 'true');
  await finish(sent, { status: 201, body: UPLOADED });
  expect(await screen.findByText('Ride, 1:02 h. Load 64 by heart rate. Counts for Tempo ride.')).toBeVisible();
  expect(card().getByRole('button', { name: 'Upload Activity' })).toBeEnabled();
  await answer();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(asked()).toEqual([{ activityId: 'activity_1' }]);
  await answer();
  expect(await screen.findByText('The upload was taken back.')).toBeVisible();
});

test.each<[Answer, string]>([
  [
    { status: 422, body: { code: 'FIT_INVALID', message: 'This is not a valid FIT file.' } },
    'This is not a valid FIT file.',
  ],
  [
    { status: 409, body: { code: 'ACTIVITY_EXISTS', message: 'You have uploaded this activity already.' } },
    'You have uploaded this activity already.',
  ],
  [
    { status: 413, body: { code: 'REQUEST_TOO_LARGE', message: 'FIT files can be at most 10 MB.' } },
    'FIT files can be at most 10 MB.',
  ],
  ['unreachable', 'Failed to upload file'],
])('a failed upload says why: %p', async (reply, words) => {
  const sent = serveUploads([]);
  await show(listed());
  await drop('ride.fit');
  await finish(sent, reply);
  expect(await screen.findByText('Upload failed')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(card().getByRole('button', { name: 'Upload Activity' })).toBeEnabled();
});

test('a file can be dropped; while one is on its way the next is not taken', async () => {
  const sent = serveUploads([]);
  await show(listed());
  const zone = card().getByText('Drop recordings here').closest('div')!.parentElement!;
  const dropped = (name: string) => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files: [new File(['x'], name)], types: ['Files'] } });
    return act(async () => void zone.dispatchEvent(event));
  };
  await dropped('one.fit');
  await dropped('two.fit');
  expect(sent.map(({ fileName }) => fileName)).toEqual(['one.fit']);
});

test('several files go out one after the other; what is wrong with one is told with its name, and keeps no other', async () => {
  const sent = serveUploads([]);
  const { asked, answer } = await show(listed(), {
    deleteActivity: { __typename: 'DeleteActivityPayload', deletedActivityId: 'activity_1' },
  });
  expect(screen.getByTestId('file')).toHaveAttribute('multiple');
  const names = ['tempo.tcx', 'broken.gpx.gz', 'notes.txt', 'export.zip'];
  await userEvent.upload(
    screen.getByTestId('file'),
    names.map((name) => new File(['x'], name)),
    { applyAccept: false },
  );
  expect(await screen.findByText('notes.txt: Please select a .fit file, or a .tcx or .gpx one')).toBeVisible();
  const told = async (index: number, reply: Answer) => {
    await waitFor(() => expect(sent.length).toBeGreaterThan(index));
    await act(async () => sent[index]!.answer(reply));
  };
  await told(0, { status: 201, body: UPLOADED });
  expect(screen.getByRole('progressbar', { name: 'Upload Activity' })).toHaveAttribute('aria-valuenow', '33');
  await act(async () => sent[1]!.progress(50));
  expect(screen.getByRole('progressbar', { name: 'Upload Activity' })).toHaveAttribute('aria-valuenow', '50');
  await told(1, { status: 422, body: { code: 'FIT_INVALID', message: 'The file is damaged.' } });
  await told(2, { status: 201, body: { ...UPLOADED, activities: [{ ...UPLOADED.activities[0], id: 'activity_2' }] } });
  expect(sent.map(({ fileName }) => fileName)).toEqual(['tempo.tcx', 'broken.gpx.gz', 'export.zip']);
  expect(await screen.findByText('Activities Uploaded')).toBeVisible();
  expect(screen.getByText('2 of 3 files uploaded. broken.gpx.gz: The file is damaged.')).toBeVisible();
  await answer();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(asked()).toEqual(expect.arrayContaining([{ activityId: 'activity_1' }]));
});

test('what the plan would change because of it is offered, and applied as offered', async () => {
  const sent = serveUploads([]);
  await show(listed());
  await drop('ride.fit');
  const adaptation = {
    suggestionId: 'suggestion_1',
    explanation: 'That was a lot.',
    changes: [{ id: 'a', changeDescription: 'Shorten the run on Friday to 30 min.' }],
  };
  await finish(sent, { status: 201, body: { ...UPLOADED, adaptation } });
  expect(screen.getByText('Shorten the run on Friday to 30 min.')).toBeVisible();
  const calls: unknown[] = [];
  globalThis.fetch = async (path, init) => {
    calls.push([path, JSON.parse(String(init?.body))]);
    return { ok: true, status: 200, text: async () => '{"success":true}' } as Response;
  };
  await userEvent.click(screen.getByRole('button', { name: 'Adjust My Plan' }));
  expect(calls).toEqual([
    ['/api/training-schedule/apply-changes', { suggestionId: 'suggestion_1', scope: 'this-week' }],
  ]);
  expect(await screen.findByText('Plan Adjusted')).toBeVisible();
  expect(screen.queryByText('That was a lot.')).not.toBeInTheDocument();
});

const choose = async (name: string) => {
  await userEvent.click(card().getByRole('button', { name: 'Options for Ride on Thu 19 Nov 2026' }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
};

test('another workout is chosen from those nearby', async () => {
  const after = ride({ workout: workout('workout_2', 'Easy spin', { status: 'COMPLETED' }) });
  const { asked, answer } = await show(listed(ride()), {
    node: ride(),
    matchActivity: {
      __typename: 'MatchActivityPayload',
      activity: after,
      workout: workout('workout_2', 'Easy spin', { status: 'COMPLETED' }),
    },
  });
  await choose('Change workout');
  expect(screen.getByRole('status', { name: 'Loading workouts' })).toBeVisible();
  await answer();
  const dialog = within(screen.getByRole('dialog', { name: 'Which workout was it?' }));
  expect(dialog.getByRole('button', { name: /Tempo ride.*Chosen/ })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: /Easy spin/ }));
  expect(asked()).toEqual([{ activityId: 'activity_1', workoutId: 'workout_2' }]);
  await answer();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(card().getByText('Counts for Easy spin')).toBeVisible();
});

test('workouts that cannot be loaded are asked for again', async () => {
  const { answer, refuse } = await show(listed(ride()), { node: ride({ candidates: [] }) });
  await choose('Change workout');
  await refuse(new Error('offline'));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await answer();
  expect(screen.getByRole('heading', { name: 'No workout nearby' })).toBeVisible();
});

test('it can count for no workout, and be deleted once asked', async () => {
  const freed = {
    __typename: 'UnmatchActivityPayload',
    activity: ride({ workout: null }),
    workout: workout('workout_1', 'Tempo ride'),
  };
  const { asked, answer } = await show(listed(ride()), {
    unmatchActivity: freed,
    deleteActivity: { __typename: 'DeleteActivityPayload', deletedActivityId: 'activity_1' },
  });
  await choose('Delete');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Ride on Thu 19 Nov 2026?' }));
  expect(
    dialog.getByText(
      'It is removed, and Tempo ride is again what it was before. Undo brings both back for seven days.',
    ),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(asked()).toEqual([]);
  await choose('Count for no workout');
  expect(asked()).toEqual([{ activityId: 'activity_1' }]);
  await answer();
  await choose('Delete');
  await userEvent.click(screen.getByRole('button', { name: 'Delete Activity' }));
  expect(asked()).toEqual([{ activityId: 'activity_1' }]);
  await waitFor(async () => {
    await answer();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

const anArchive = (over: object = {}) => ({
  id: 'archive_1',
  state: 'reading',
  files: 8,
  kept: 0,
  known: 0,
  refused: 0,
  unread: 8,
  workouts: 0,
  refusals: [],
  ...over,
});

test.each([
  [true, 'Stay on this page until all of it was sent.'],
  [false, 'It goes on when you leave this page.'],
])('while an archive is read, of which more is to be sent: %s, it is told: %s', (isSending, words) => {
  const archive = anArchive() as never;
  render(<ArchiveReport archive={archive} isSending={isSending} onCancel={async () => {}} onClose={() => {}} />);
  expect(screen.getByText(`0 new. ${words}`)).toBeVisible();
});

test('a zip of many recordings is sent as an archive, shows how far it is read and what became of it', async () => {
  const asked: string[] = [];
  const answers = [
    anArchive({ kept: 3, known: 1, unread: 4 }),
    anArchive({
      state: 'done',
      kept: 6,
      known: 1,
      refused: 1,
      unread: 0,
      workouts: 2,
      refusals: [{ name: '7.fit', reason: 'The file is damaged.' }],
    }),
  ];
  globalThis.fetch = (async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const archive = path.endsWith('archives') ? null : (answers.shift() ?? null);
    return new Response(JSON.stringify({ archive }), { status: 200 });
  }) as typeof fetch;
  const sent = serveUploads([]);
  await show(listed());
  const ride = new Uint8Array(100).fill(7);
  const file = new File([zipSync({ '1.fit': [ride, { level: 0 }], '2.fit': [ride, { level: 0 }] })], 'export.zip');
  jest.useFakeTimers({ advanceTimers: true });
  await userEvent.upload(screen.getByTestId('file'), file);
  await waitFor(() => expect(sent).toMatchObject([{ path: '/api/activities/archives', fileName: 'export.zip' }]));
  // what one may send in a minute is sent
  await act(async () =>
    sent[0]!.answer({ status: 429, body: { message: 'Slower' }, headers: { 'retry-after': '20' } }),
  );
  await act(() => jest.advanceTimersByTimeAsync(19_000));
  expect(sent).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(sent).toHaveLength(2));
  await act(async () => sent[1]!.answer({ status: 202, body: { archive: anArchive() } }));
  const report = within(screen.getByRole('region', { name: 'Archive of recordings' }));
  expect(report.getByText('Reading 8 recordings: 0 done')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(report.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(report.getByRole('status')).toHaveTextContent(
    'The archive was read6 new, 1 here already, 1 could not be read. They count for 2 workouts.',
  );
  expect(report.getByText('7.fit: The file is damaged.')).toBeInTheDocument();
  jest.useRealTimers();
  await userEvent.click(report.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Archive of recordings' })).toBeNull();
  expect(asked).toEqual([
    'GET /api/activities/archives',
    'GET /api/activities/archives/archive_1',
    'GET /api/activities/archives/archive_1',
  ]);
});
