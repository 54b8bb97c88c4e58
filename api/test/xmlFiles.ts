import type { Leg } from './fitFiles.ts';
import { CANARIES } from './fitMessages.ts';

// Recordings as sites export them in XML, of the same legs that `fitFiles.ts` writes as FIT.

const START = '2027-01-05T06:00:00Z';
const TCX_SPORTS: Readonly<Record<string, string>> = { running: 'Running', cycling: 'Biking' };
const METRES_PER_DEGREE = (Math.PI * 6_371_008.8) / 180;

interface Point {
  at: string;
  second: number;
  leg: Leg;
}

const instant = (start: number, second: number) => new Date(start + second * 1000).toISOString();
const tag = (name: string, value: number | string | null | undefined) =>
  value === null || value === undefined ? '' : `<${name}>${value}</${name}>`;

function pointsOf(leg: Leg, start: number, from = 0, to = leg.seconds ?? 600): Point[] {
  const { every = 1, stops = [] } = leg;
  const points: Point[] = [];
  for (let second = from; second < to; second += every)
    if (!stops.some(([a, b]) => second > a && second < b)) points.push({ at: instant(start, second), second, leg });
  return points;
}

const tcxPoint = ({ at, second, leg: { speed, height, heartRate, turns, watts } }: Point): string =>
  `<Trackpoint><Time>${at}</Time>` +
  `<Position><LatitudeDegrees>${CANARIES.lat}</LatitudeDegrees><LongitudeDegrees>${CANARIES.lng}</LongitudeDegrees></Position>` +
  tag('AltitudeMeters', height && height(second)) +
  tag('DistanceMeters', speed === undefined ? null : speed * second) +
  (heartRate && heartRate(second) !== null ? `<HeartRateBpm>${tag('Value', heartRate(second))}</HeartRateBpm>` : '') +
  tag('Cadence', turns && turns(second)) +
  `<Extensions><ns3:TPX>${tag('ns3:Speed', speed)}${tag('ns3:Watts', watts && watts(second))}</ns3:TPX></Extensions></Trackpoint>`;

function tcxLap(leg: Leg, start: number, lap: number): string {
  const { seconds = 600, laps = 1, speed } = leg;
  const length = seconds / laps;
  const points = pointsOf(leg, start, lap * length, (lap + 1) * length);
  return (
    `<Lap StartTime="${instant(start, lap * length)}">${tag('TotalTimeSeconds', length)}` +
    `${tag('DistanceMeters', speed === undefined ? null : speed * length)}<Intensity>Active</Intensity>` +
    `<TriggerMethod>Manual</TriggerMethod><Track>${points.map(tcxPoint).join('\n')}</Track></Lap>`
  );
}

const tcxOf = (activities: string): Uint8Array =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2" ` +
      `xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2"><Activities>${activities}</Activities></TrainingCenterDatabase>`,
  );

/** One activity for each leg; together one session of several sports where `isOne`. */
export function tcxFile(legs: readonly Leg[], { isOne = false } = {}): Uint8Array {
  let start = Date.parse(legs[0]?.start ?? START);
  const activities = legs.map((leg) => {
    if (leg.start) start = Date.parse(leg.start);
    const begun = start;
    start += (leg.seconds ?? 600) * 1000;
    const laps = Array.from({ length: leg.laps ?? 1 }, (_, lap) => tcxLap(leg, begun, lap)).join('');
    const sport = TCX_SPORTS[leg.sport ?? 'cycling'] ?? 'Other';
    return `<Activity Sport="${sport}"><Id>${instant(begun, 0)}</Id>${laps}<Creator><Name>Canary</Name><UnitId>${CANARIES.serial}</UnitId></Creator></Activity>`;
  });
  return tcxOf(isOne ? `<MultiSportSession>${activities.join('')}</MultiSportSession>` : activities.join(''));
}

const gpxPoint = ({ at, second, leg: { speed, height, heartRate, turns, watts } }: Point): string =>
  `<trkpt lat="${CANARIES.lat + ((speed ?? 0) * second) / METRES_PER_DEGREE}" lon="${CANARIES.lng}">` +
  `${tag('ele', height && height(second))}<time>${at}</time><extensions>${tag('power', watts && watts(second))}` +
  `<gpxtpx:TrackPointExtension>${tag('gpxtpx:atemp', 21)}${tag('gpxtpx:hr', heartRate && heartRate(second))}` +
  `${tag('gpxtpx:cad', turns && turns(second))}</gpxtpx:TrackPointExtension></extensions></trkpt>`;

/** A track for each leg, a new segment where its timer stopped. */
export function gpxFile(legs: readonly Leg[], { hasTimes = true } = {}): Uint8Array {
  const tracks = legs.map((leg) => {
    const start = Date.parse(leg.start ?? START);
    const { stops = [], seconds = 600, sport = 'cycling' } = leg;
    const borders = [0, ...stops.flat(), seconds];
    const segments = borders
      .flatMap((from, i) => (i % 2 === 0 ? [pointsOf({ ...leg, stops: [] }, start, from, borders[i + 1])] : []))
      .map((points) => `<trkseg>${points.map(gpxPoint).join('\n')}</trkseg>`);
    return `<trk><name>Canary</name><type>${sport}</type>${segments.join('')}</trk>`;
  });
  const text =
    `<?xml version="1.0"?>\n<gpx version="1.1" creator="Canary" xmlns="http://www.topografix.com/GPX/1/1" ` +
    `xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">${tracks.join('')}</gpx>`;
  return Buffer.from(hasTimes ? text : text.replaceAll(/<time>.*?<\/time>/g, ''));
}
