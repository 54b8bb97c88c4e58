import type { Messages } from '../fit/activity.ts';
import type { Message } from '../fit/fields.ts';
import { tableOf } from '../../core/units/tableOf.ts';
import {
  eachPoint,
  known,
  numberOf,
  type Part,
  parseXml,
  partOf,
  partsOf,
  secondsOf,
  textOf,
  timeOf,
  withoutPoints,
} from './xml.ts';

const SPORTS: Readonly<Record<string, string>> = tableOf({
  running: 'running',
  biking: 'cycling',
  cycling: 'cycling',
  swimming: 'swimming',
  swim: 'swimming',
});
const INTENSITIES: Readonly<Record<string, string>> = tableOf({ resting: 'rest', active: 'active' });
/** Seconds by which laps and points may differ where the timer ran throughout. */
const SLACK = 2;

/** Training Center: one recording for each activity, or one of several sports where the file says that they are one. */
export function messagesOfTcx(text: string): Messages[] {
  const isOne = /<(?:\w+:)?MultiSportSession[\s>]/.test(text);
  const recordings = [...text.matchAll(/<(?:\w+:)?Activity[\s>][\s\S]*?<\/(?:\w+:)?Activity\s*>/g)].map(([activity]) =>
    messagesOf(activity),
  );
  return isOne ? [merged(recordings)] : recordings;
}

const merged = (all: readonly Messages[]): Messages => {
  const of = (name: string) => all.flatMap((messages): readonly Message[] => messages[name] ?? []);
  return { session: of('session'), lap: of('lap'), record: of('record'), event: of('event') };
};

function messagesOf(activity: string): Messages {
  const record: Message[] = [];
  eachPoint(activity, 'Trackpoint', (point) => {
    const timestamp = timeOf(textOf(point, 'Time'));
    if (timestamp) record.push(recordOf(point, timestamp));
  });
  const about = partOf(parseXml(withoutPoints(activity, 'Trackpoint')), 'Activity');
  const lap = partsOf(about, 'Lap')
    .map(lapOf)
    .filter((each) => each !== null);
  const session = sessionOf(about, lap, record);
  return { session: session ? [session] : [], lap, record, event: session ? timerOf(session) : [] };
}

function recordOf(point: Part, timestamp: Date): Message {
  const more = partOf(point, 'Extensions', 'TPX');
  return known({
    timestamp,
    distance: numberOf(point, 'DistanceMeters'),
    enhanced_altitude: numberOf(point, 'AltitudeMeters'),
    heart_rate: numberOf(point, 'HeartRateBpm'),
    cadence: numberOf(point, 'Cadence') ?? numberOf(more, 'RunCadence'),
    enhanced_speed: numberOf(more, 'Speed'),
    power: numberOf(more, 'Watts'),
  });
}

function lapOf(part: Part): Message | null {
  const start_time = timeOf(textOf(part, '@StartTime'));
  if (!start_time) return null;
  const more = partOf(part, 'Extensions', 'LX');
  const length = numberOf(part, 'TotalTimeSeconds');
  return known({
    start_time,
    total_timer_time: length,
    total_distance: numberOf(part, 'DistanceMeters'),
    avg_heart_rate: numberOf(part, 'AverageHeartRateBpm'),
    max_heart_rate: numberOf(part, 'MaximumHeartRateBpm'),
    avg_cadence: numberOf(part, 'Cadence') ?? numberOf(more, 'AvgRunCadence'),
    avg_power: numberOf(more, 'AvgWatts'),
    enhanced_avg_speed: numberOf(more, 'AvgSpeed'),
    intensity: INTENSITIES[textOf(part, 'Intensity')?.toLowerCase() ?? ''],
  });
}

const sumOf = (laps: readonly Message[], name: string) =>
  laps.reduce((sum, lap) => sum + ((lap[name] as number | undefined) ?? 0), 0);

/** Null: neither laps nor points tell a time. */
function sessionOf(about: Part, laps: readonly Message[], records: readonly Message[]): Message | null {
  const startOf = (lap: Message) => (lap.start_time as Date).getTime() / 1000;
  const starts = [...laps.map(startOf), ...records.slice(0, 1).map(secondsOf)];
  if (starts.length === 0) return null;
  const ends = [
    ...laps.map((lap) => startOf(lap) + ((lap.total_timer_time as number | undefined) ?? 0)),
    ...records.slice(-1).map((record) => secondsOf(record)),
  ];
  const [start, end] = [Math.min(...starts), Math.max(...ends)];
  const timer = sumOf(laps, 'total_timer_time');
  const highest = Math.max(0, ...laps.map(({ max_heart_rate: rate }) => (rate as number | undefined) ?? 0));
  return known({
    sport: SPORTS[textOf(about, '@Sport')?.toLowerCase() ?? ''] ?? 'generic',
    start_time: new Date(start * 1000),
    timestamp: new Date(end * 1000),
    total_elapsed_time: end - start,
    total_timer_time: timer > 0 ? timer : undefined,
    total_distance: sumOf(laps, 'total_distance') || undefined,
    max_heart_rate: highest > 0 ? highest : undefined,
  });
}

/** Where the laps fill the whole time, nothing was stopped, however seldom a point was written. */
function timerOf({ start_time, timestamp, total_timer_time, total_elapsed_time }: Message): Message[] {
  if (typeof total_timer_time !== 'number' || total_timer_time < (total_elapsed_time as number) - SLACK) return [];
  return [
    { event: 'timer', event_type: 'start', timestamp: start_time },
    { event: 'timer', event_type: 'stop_all', timestamp },
  ];
}
