import { metresBetween } from '../../core/raceDay/track.ts';
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
  secondsOf,
  textOf,
  timeOf,
  withoutPoints,
} from './xml.ts';

/** Words that sites and watches write for a sport; Strava wrote numbers once. */
const SPORTS: Readonly<Record<string, string>> = tableOf({
  run: 'running',
  running: 'running',
  trail_running: 'running',
  treadmill_running: 'running',
  '9': 'running',
  ride: 'cycling',
  cycling: 'cycling',
  biking: 'cycling',
  road_biking: 'cycling',
  mountain_biking: 'cycling',
  virtualride: 'cycling',
  '1': 'cycling',
  swim: 'swimming',
  swimming: 'swimming',
  open_water_swimming: 'swimming',
});
/** Places tremble from second to second; over so long a speed can be told. */
const SPEED_SEC = 5;
/** A longer silence within a segment is a pause. */
const LONGEST_GAP_SEC = 120;

interface Place {
  lat: number;
  lon: number;
}

/** A recording for each track. The places become distances here, and are forgotten. */
export function messagesOfGpx(text: string): Messages[] {
  return [...text.matchAll(/<(?:\w+:)?trk[\s>][\s\S]*?<\/(?:\w+:)?trk\s*>/g)].map(([track]) => messagesOf(track));
}

function messagesOf(track: string): Messages {
  const record: Message[] = [];
  const event: Message[] = [];
  let [distance, timer] = [0, 0];
  for (const [segment] of track.matchAll(/<(?:\w+:)?trkseg[\s>][\s\S]*?<\/(?:\w+:)?trkseg\s*>/g)) {
    const points = segmentOf(segment, distance);
    if (points.length === 0) continue;
    const [first, last] = [points[0]!, points.at(-1)!];
    distance = (last.distance as number | undefined) ?? distance;
    timer += runningTime(points);
    event.push(
      { event: 'timer', event_type: 'start', timestamp: first.timestamp },
      { event: 'timer', event_type: 'stop_all', timestamp: last.timestamp },
    );
    record.push(...points);
  }
  if (record.length < 2) return {};
  const about = partOf(parseXml(withoutPoints(track, 'trkseg')), 'trk');
  const [start, end] = [record[0]!, record.at(-1)!];
  const session: Message = {
    sport: SPORTS[(textOf(about, 'type') ?? '').toLowerCase().replaceAll(/[\s-]+/g, '_')] ?? 'generic',
    start_time: start.timestamp,
    timestamp: end.timestamp,
    total_elapsed_time: secondsOf(end) - secondsOf(start),
    total_timer_time: timer,
  };
  return { session: [session], record, event };
}

function runningTime(points: readonly Message[]): number {
  return points.slice(1).reduce((sum, point, i) => {
    const gap = secondsOf(point) - secondsOf(points[i]!);
    return gap > 0 && gap <= LONGEST_GAP_SEC ? sum + gap : sum;
  }, 0);
}

function segmentOf(segment: string, from: number): Message[] {
  const records: Message[] = [];
  let distance = from;
  let before: Place | null = null;
  eachPoint(segment, 'trkpt', (point) => {
    const timestamp = timeOf(textOf(point, 'time'));
    if (!timestamp) return;
    const place = placeOf(point);
    if (place && before) distance += metresBetween(before, place);
    before = place ?? before;
    records.push(recordOf(point, timestamp, before ? distance : undefined));
  });
  return withSpeeds(records);
}

function recordOf(point: Part, timestamp: Date, distance: number | undefined): Message {
  const extensions = partOf(point, 'extensions');
  const more = partOf(extensions, 'TrackPointExtension');
  return known({
    timestamp,
    distance,
    enhanced_altitude: numberOf(point, 'ele'),
    heart_rate: numberOf(more, 'hr') ?? numberOf(extensions, 'hr', 'heartrate'),
    cadence: numberOf(more, 'cad') ?? numberOf(extensions, 'cad', 'cadence'),
    temperature: numberOf(more, 'atemp') ?? numberOf(extensions, 'atemp'),
    enhanced_speed: numberOf(more, 'speed') ?? numberOf(extensions, 'speed'),
    power: numberOf(extensions, 'power', 'PowerInWatts') ?? numberOf(more, 'power'),
  });
}

function placeOf(point: Part): Place | null {
  const [lat, lon] = [numberOf(point, '@lat'), numberOf(point, '@lon')];
  return lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180 ? null : { lat, lon };
}

/** Speeds over the next few seconds, where the file tells none. */
function withSpeeds(records: readonly Message[]): Message[] {
  let ahead = 0;
  let speed: number | null = null;
  return records.map((record, i) => {
    if (record.enhanced_speed !== undefined || typeof record.distance !== 'number') return record;
    const at = secondsOf(record);
    ahead = Math.max(ahead, i);
    while (ahead < records.length - 1 && secondsOf(records[ahead]!) - at < SPEED_SEC) ahead += 1;
    const later = records[ahead]!;
    const held = secondsOf(later) - at;
    if (held > 0 && typeof later.distance === 'number') speed = (later.distance - record.distance) / held;
    // nothing comes behind the last place: it was reached as fast as the one before
    return speed === null ? record : { ...record, enhanced_speed: speed };
  });
}
