import { isOffline, onServerReached, onServerSilent, onServerUnreachable, onBack } from './connection.ts';

const realFetch = globalThis.fetch;
/** What each look for the server finds. */
let answers: (number | Error)[] = [];
let looks = 0;

beforeEach(() => {
  jest.useFakeTimers();
  looks = 0;
  globalThis.fetch = (async (url: string) => {
    expect(url).toBe('/readyz');
    looks += 1;
    const answer = answers.shift() ?? new TypeError('Failed to fetch');
    if (answer instanceof Error) throw answer;
    return { ok: answer < 400 };
  }) as never;
});
afterEach(() => {
  onServerReached();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const look = () => jest.runOnlyPendingTimersAsync();

test('one answer that did not come is no outage; two looks in vain are, until the server is there', async () => {
  const returned = jest.fn();
  const stop = onBack(returned);
  answers = [new TypeError('Failed to fetch'), 503, 502, 200];
  onServerSilent();
  // who asks many things at once looks once
  onServerSilent();
  await look();
  expect([looks, isOffline()]).toEqual([1, false]);
  await look();
  expect(isOffline()).toBe(true);
  await look();
  expect([isOffline(), returned.mock.calls.length]).toEqual([true, 0]);
  await look();
  expect([looks, isOffline(), returned.mock.calls.length]).toEqual([4, false, 1]);
  expect(jest.getTimerCount()).toBe(0);
  stop();
});

test('a hiccup is over with the first look, and a real answer ends the looking', async () => {
  answers = [200];
  onServerSilent();
  await look();
  expect([isOffline(), jest.getTimerCount()]).toEqual([false, 0]);
  onServerUnreachable();
  expect([isOffline(), jest.getTimerCount()]).toEqual([true, 1]);
  onServerReached();
  expect([isOffline(), jest.getTimerCount()]).toEqual([false, 0]);
});

test('a network that comes back is looked through at once', async () => {
  onServerUnreachable();
  await look();
  await look();
  answers = [200];
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(isOffline()).toBe(false);
});

test('without a network the server is not blamed', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onServerSilent();
  await look();
  expect(jest.getTimerCount()).toBe(0);
  jest.restoreAllMocks();
  expect(isOffline()).toBe(false);
});
