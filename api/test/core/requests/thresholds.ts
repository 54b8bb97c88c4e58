import { says } from './case.ts';

/** Thresholds that are told: to be written once the athlete says so. The athlete of the schedule knows none. */
export const ENTRIES = [
  says('my FTP is 251 W', 'threshold ftp 251', 'always'),
  says('new FTP 251', 'threshold ftp 251', 'always'),
  says('FTP: 251', 'threshold ftp 251', 'always'),
  says("hi coach, my ftp's 251", 'threshold ftp 251', 'always'),
  says('I tested 251 watts', 'threshold ftp 251', 'always'),
  says('Hey coach, I tested at 251 W today', 'threshold ftp 251', 'always'),
  says('my ftp went up to 251 watts!', 'threshold ftp 251', 'always'),
  says('My FTP dropped to 240 W', 'threshold ftp 240', 'always'),
  says('please set my FTP to 251', 'threshold ftp 251', 'always'),
  says('FTP test result 251 W', 'threshold ftp 251', 'always'),
  says('Got a new FTP: 262 watts', 'threshold ftp 262', 'always'),
  says('My functional threshold power is 243', 'threshold ftp 243', 'always'),
  says('my 20 min test was 264 W', 'threshold ftp 251', 'always'),
  says('I rode 264 watts for 20 minutes', 'threshold ftp 251', 'always'),
  says('my best 20 min is 264', 'threshold ftp 251', 'always'),
  says('CSS is 1:38', 'threshold css 1.02', 'always'),
  says('CSS 1:38 per 100', 'threshold css 1.02', 'always'),
  says('critical swim speed 1:45/100m', 'threshold css 0.952', 'always'),
  says('CSS 1:38 per 100 yards', 'threshold css 0.933', 'always'),
  says('400 in 6:20 and 200 in 3:00', 'threshold css 1', 'always'),
  says('swam 200m in 3:00 and 400m in 6:20', 'threshold css 1', 'always'),
  says('threshold pace 3:47/km', 'threshold runThresholdSpeed 4.405', 'always'),
  says('my threshold pace is 7:05 per mile', 'threshold runThresholdSpeed 3.787', 'always'),
  says('running threshold is 4:10', 'threshold runThresholdSpeed 4', 'always'),
  says('my 30 min run test was 6.9 km', 'threshold runThresholdSpeed 3.833', 'always'),
  says('LTHR 171', 'threshold lthr 171', 'always'),
  says('Lab test: threshold heart rate 168 bpm', 'threshold lthr 168', 'always'),
  says('my LTHR is 168, CSS 1:40 and FTP 240', 'threshold lthr 168', 'threshold css 1', 'threshold ftp 240', 'always'),
] as const;

/** Nobody has such a threshold: the bounds are told, and nothing is to be written. */
export const BEYOND = [
  says('FTP 2510', 'why'),
  says('CSS 0:10', 'why'),
  says('threshold pace 0:00', 'why'),
  says('LTHR 20', 'why'),
  says('400 in 3:00 and 200 in 3:00', 'why'),
] as const;

/** What speaks of thresholds and tells none. */
export const NO_ENTRIES = [
  says('my FTP dropped?', 'unclear'),
  says('what is my FTP', 'unclear'),
  says('is my FTP 251', 'unclear'),
  says('FTP 251?', 'unclear'),
  says('raise my FTP to 300', 'unclear'),
  says('I want an FTP of 300', 'unclear'),
  says('my goal FTP is 300', 'unclear'),
  says('FTP 251 to 260', 'unclear'),
  says('swim 400 and 200', 'unclear'),
  says('20 min at 264 W', 'unclear'),
  says('4x8 min at 105% of FTP', 'unclear'),
] as const;

/** Tests of the plan, wanted or not. */
export const TESTS = [
  says('no FTP tests please', 'prefer no tests cycling', 'always'),
  says('stop testing me', 'prefer no tests running cycling swimming', 'always'),
  says('No more tests!', 'prefer no tests running cycling swimming', 'always'),
  says("I don't want any run or swim tests", 'prefer no tests running swimming', 'always'),
  says('please stop testing my swimming', 'prefer no tests swimming', 'always'),
  says('no threshold tests for running', 'prefer no tests running', 'always'),
  says('bring back the FTP tests', 'prefer tests cycling', 'always'),
  says('you may test me again', 'prefer tests running cycling swimming', 'always'),
  says('no FTP test next week', 'unclear'),
] as const;
