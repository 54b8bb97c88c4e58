import { type EndedWay, endedText } from './endedWays.ts';

const tokens = (...names: string[]): EndedWay => ({ kind: 'access-token', count: names.length, names });
const calendars = (...names: string[]): EndedWay => ({ kind: 'calendar-feed', count: names.length, names });
const many = (kind: EndedWay['kind'], count: number): EndedWay => ({ kind, count, names: [] });

test.each<[readonly EndedWay[], string]>([
  [[], ''],
  [[many('session', 1)], 'Ended: 1 browser signed in.'],
  [[tokens('my script')], 'Ended: the access token “my script”.'],
  [[tokens('a', 'b', 'c')], 'Ended: the access tokens “a”, “b” and “c”.'],
  [[calendars('full')], 'Ended: the calendar address “Your training”.'],
  [[calendars('full', 'busy')], 'Ended: the calendar addresses “Your training” and “When you train”.'],
  [[{ kind: 'device-account', count: 1, names: ['intervals.icu'] }], 'Ended: the device account “intervals.icu”.'],
  [[many('session', 2), many('invitation', 1)], 'Ended: 2 browsers signed in and 1 open invitation.'],
  [
    [tokens('a'), calendars('busy'), many('invitation', 3), many('reset-link', 1)],
    'Ended: the access token “a”, the calendar address “When you train”, 3 open invitations and a link for a new password.',
  ],
])('%j', (ended, text) => expect(endedText(ended)).toBe(text));
