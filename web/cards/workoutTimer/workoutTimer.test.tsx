import { act, fireEvent, render, screen } from '@testing-library/react';
import type { KnownThresholds } from '../workoutProfile.ts';
import { exerciseOf } from '../../../api/core/workout/families/exercises.ts';
import { WorkoutTimer } from './WorkoutTimer.tsx';

const S = 1000;
const target = (lo: number, hi: number, metric = 'THR_SPEED') => ({ metric, lo, hi });
const step = (kind: string, durationSec: number, fields: object = {}) => ({
  kind,
  leg: null,
  durationSec,
  distanceM: null,
  effort: 0.8,
  note: null,
  target: target(0.96, 0.98),
  ...fields,
});
const RUN = [
  { repeat: 1, steps: [step('WARMUP', 60)] },
  { repeat: 2, steps: [step('WORK', 30), step('REST', 10, { note: 'rest' })] },
];
const LIFTS = [
  { repeat: 2, steps: [step('WORK', 40, { note: '8 × goblet squat', target: target(7, 7, 'RPE') }), step('REST', 60)] },
];
const SWIM = [{ repeat: 1, steps: [step('WORK', 420, { distanceM: 400, note: 'breathe to both sides' })] }];

const onDone = jest.fn();
const onLeave = jest.fn();
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * S));
const title = () => screen.getByRole('heading', { level: 3 }).textContent;
const clock = () => screen.getByRole('timer').textContent;

function show(blocks: typeof RUN, workoutType = 'RUN', thresholds: KnownThresholds | null = null) {
  return render(
    <WorkoutTimer
      workoutId="workout"
      blocks={blocks}
      workoutType={workoutType}
      thresholds={thresholds}
      busy={false}
      onLeave={onLeave}
      onDone={onDone}
    />,
  );
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 7) });
  localStorage.clear();
  onDone.mockClear();
});
afterEach(() => jest.useRealTimers());

test('one step after the other by the clock, with its time, its target and what comes next', () => {
  show(RUN, 'RUN', { ftp: null, runThresholdSpeed: 4, css: null, lthr: null });
  expect(title()).toBe('Warm-up');
  expect(screen.getByText('4:15–4:20 /km')).toBeVisible();
  expect(screen.getByText('96–98% of threshold speed')).toBeVisible();
  expect(screen.getByText('Next: Work, 30 s, 4:15–4:20 /km')).toBeVisible();
  pass(100);
  expect(clock()).toBe('1:00');
  press('Start');
  pass(12);
  expect(clock()).toBe('0:48');
  expect(title()).toBe('Warm-up');
  pass(48);
  expect(title()).toBe('Work');
  expect(screen.getByText('Round 1 of 2')).toBeVisible();
  expect(screen.getByText('Step 2 of 5')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Steps done' })).toHaveAttribute('aria-valuenow', '20');
  expect(screen.getByText('Next: Rest, 10 s')).toBeVisible();
});

test('a pause stops the clock, and a page that slept is right when it wakes', () => {
  show(RUN);
  press('Start');
  pass(10);
  press('Pause');
  pass(1000);
  expect(clock()).toBe('0:50');
  press('Go On');
  // no tick meanwhile
  jest.setSystemTime(Date.now() + 95 * S);
  pass(1);
  expect(title()).toBe('Work');
  expect(screen.getByText('Round 2 of 2')).toBeVisible();
});

test('after the last step what was done is saved, as all of it', () => {
  show(RUN);
  press('Start');
  pass(200);
  expect(title()).toBe('All Steps Done');
  press('Save: Done in 2 min');
  expect(onDone).toHaveBeenCalledWith(2, true);
});

test('ended early it says how far it came, is saved as partly done, or gone on with', () => {
  show(RUN);
  expect(screen.getByRole('button', { name: 'End Workout' })).toBeDisabled();
  press('Start');
  pass(65);
  press('End Workout');
  pass(500);
  expect(screen.getByText(/^1 min, 1 of 5 steps\./)).toBeVisible();
  press('Save: Partly Done, 1 min');
  expect(onDone).toHaveBeenCalledWith(1, false);
  press('Go On');
  pass(5);
  expect(clock()).toBe('0:20');
});

test('sets are as long as they take: each is ticked off, the rest between them runs', () => {
  show(LIFTS, 'STRENGTH');
  expect(title()).toBe('Goblet squat');
  expect(screen.getByText('8 repetitions')).toBeVisible();
  expect(screen.getByText('Set 1 of 2')).toBeVisible();
  press('Start');
  pass(300);
  expect(title()).toBe('Goblet squat');
  expect(clock()).toBe('5:00');
  press('Step Done');
  expect(title()).toBe('Rest');
  pass(60);
  expect(screen.getByText('Set 2 of 2')).toBeVisible();
});

test.each([
  ['10 × split squat each side', 'Split squat', '10 each side'],
  ['side plank half each side', 'Side plank', 'Change sides half way'],
])('what is done with one side at a time says so: %s', (note, name, says) => {
  show([{ repeat: 1, steps: [step('WORK', 40, { note })] }], 'STRENGTH');
  expect(title()).toBe(name);
  expect(screen.getByText(says)).toBeVisible();
});

test("an exercise is drawn while it is done and in the rest before it, one of somebody's own is not", async () => {
  const drawn = (container: HTMLElement) =>
    [...container.querySelectorAll<SVGElement>('svg[data-exercise]')].map((drawing) => drawing.dataset.exercise);
  const { container } = show([...LIFTS, { repeat: 1, steps: [step('WORK', 40, { note: '8 × plank' })] }], 'STRENGTH');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(drawn(container)).toEqual(['goblet squat']);
  press('Start');
  for (const next of ['goblet squat', 'goblet squat', 'plank', 'plank']) {
    press(/^(Step Done|Next Step)$/);
    expect(drawn(container)).toEqual([next]);
  }
  const own = show([{ repeat: 1, steps: [step('WORK', 40, { note: '8 × stone lift' })] }], 'STRENGTH');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(drawn(own.container)).toEqual([]);
});

test('a rest tells how the exercise after it is done', async () => {
  const words = exerciseOf('goblet squat')!.how;
  show(LIFTS, 'STRENGTH');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.queryByText(words)).toBeNull();
  press('Start');
  press('Step Done');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText(words)).toBeVisible();
  press('Next Step');
  expect(screen.queryByText(words)).toBeNull();
});

test('a double click on a step that is done does not pause the rest after it', () => {
  show(LIFTS, 'STRENGTH');
  press('Start');
  fireEvent.click(screen.getByRole('button', { name: 'Step Done' }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }), { detail: 2 });
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }), { detail: 1 });
  expect(screen.getByRole('button', { name: 'Go On' })).toBeVisible();
});

test('a length in the water is told by its distance, with what to mind, and its time is counted up', () => {
  show(SWIM, 'SWIM');
  expect(screen.getByText('400 m')).toBeVisible();
  expect(screen.getByText('This is the last step.')).toBeVisible();
  press('Start');
  pass(430);
  expect(clock()).toBe('7:10');
  press('Step Done');
  expect(title()).toBe('All Steps Done');
  press('Back to the Last Step');
  expect(screen.getByText('400 m')).toBeVisible();
});

test('a page that is loaded anew goes on where it was', () => {
  const page = show(RUN);
  press('Start');
  pass(5);
  press('Next Step');
  page.unmount();
  pass(12);
  show(RUN);
  pass(1);
  expect(title()).toBe('Work');
  expect(clock()).toBe('0:17');
});

test('back leads to the beginning of a step, and then to the one before', () => {
  show(RUN);
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  press('Next Step');
  press('Go On');
  pass(10);
  press('Back');
  expect(title()).toBe('Work');
  expect(clock()).toBe('0:30');
  press('Back');
  expect(title()).toBe('Warm-up');
});

test('each change is told to who does not see it, once', () => {
  show(RUN);
  press('Start');
  expect(screen.getByRole('status')).toHaveTextContent('Warm-up, 1 min, 96–98% of threshold speed');
  pass(61);
  expect(screen.getByRole('status')).toHaveTextContent('Work, 30 s, 96–98% of threshold speed');
});

describe('sounds', () => {
  const heard: number[] = [];
  beforeEach(() => {
    heard.length = 0;
    class Context {
      currentTime = 0;
      destination = {};
      resume = async () => {};
      createOscillator() {
        const frequency = { value: 0 };
        return { frequency, connect: (next: object) => next, start: () => heard.push(frequency.value), stop: () => {} };
      }
      createGain() {
        const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
        return { gain, connect: (next: object) => next };
      }
    }
    Object.assign(globalThis, { AudioContext: Context });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'));

  test('three before a step ends, and a higher one as the next begins', () => {
    show(RUN);
    press('Start');
    for (let second = 0; second < 61; second += 1) pass(1);
    expect(heard).toEqual([660, 660, 660, 990]);
  });

  test.each([
    ['side plank half each side', [660, 660, 660, 830, 990]],
    ['plank', [660, 660, 660, 990]],
  ])('half way through a %s the other side is heard to be due', (note, tones) => {
    show([{ repeat: 1, steps: [step('WORK', 40, { note })] }], 'STRENGTH');
    press('Start');
    for (let second = 0; second < 20; second += 1) pass(1);
    expect(heard).toEqual(tones.filter((hertz) => hertz === 830));
    for (let second = 20; second < 41; second += 1) pass(1);
    expect(heard.toSorted((a, b) => a - b)).toEqual(tones);
  });

  test('a second that was heard is not heard again after a pause', () => {
    show(RUN);
    press('Start');
    for (let second = 0; second < 58; second += 1) pass(1);
    expect(clock()).toBe('0:02');
    press('Pause');
    press('Go On');
    expect(heard).toEqual([660, 660]);
  });

  test('the end of the last step is heard', () => {
    show([{ repeat: 1, steps: [step('WORK', 10)] }]);
    press('Start');
    for (let second = 0; second < 20; second += 1) pass(1);
    expect(heard).toEqual([660, 660, 660, 990]);
  });

  test('switched off they stay off on the next page', () => {
    const page = show(RUN);
    fireEvent.click(screen.getByRole('switch', { name: /^Sounds/ }));
    page.unmount();
    show(RUN);
    expect(screen.getByRole('switch', { name: /^Sounds/ })).not.toBeChecked();
    press('Start');
    for (let second = 0; second < 61; second += 1) pass(1);
    expect(heard).toEqual([]);
  });
});

test('the screen stays on while it runs, and is let go with a pause', async () => {
  const release = jest.fn(async () => {});
  const lock = { release, released: false };
  const request = jest.fn(async () => lock);
  Object.assign(navigator, { wakeLock: { request } });
  show(RUN);
  expect(request).not.toHaveBeenCalled();
  press('Start');
  await act(async () => {});
  expect(request).toHaveBeenCalledTimes(1);
  // nothing was let go
  document.dispatchEvent(new Event('visibilitychange'));
  await act(async () => {});
  expect(request).toHaveBeenCalledTimes(1);
  // out of sight the browser lets it go
  lock.released = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await act(async () => {});
  expect(request).toHaveBeenCalledTimes(2);
  expect(release).not.toHaveBeenCalled();
  press('Pause');
  expect(release).toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'wakeLock');
});
