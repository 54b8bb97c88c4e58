import { XMLBuilder } from 'fast-xml-parser';
import type { ZwoPlan, ZwoSegment, ZwoText } from '../core/workout/files/zwoPlan.ts';

const ELEMENTS = { warmup: 'Warmup', steady: 'SteadyState', cooldown: 'Cooldown' } as const;

/** What XML cannot hold in any way. */
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const plain = (text: string) => text.replaceAll(FORBIDDEN, ' ');

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  preserveOrder: true,
  format: true,
  indentBy: '  ',
  suppressEmptyNode: true,
});

type Node = Record<string, unknown>;
const element = (name: string, children: readonly Node[], attributes: Record<string, number | string> = {}): Node => ({
  [name]: children,
  ...(Object.keys(attributes).length > 0 && {
    ':@': Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`@${key}`, value])),
  }),
});
const words = (name: string, text: string): Node => element(name, text === '' ? [] : [{ '#text': plain(text) }]);

/** The plan as Zwift reads it. The same plan gives the same text. */
export function writeZwo({ name, description, sport, segments }: ZwoPlan): string {
  const file = element('workout_file', [
    words('author', 'Evenpace'),
    words('name', name),
    words('description', description),
    words('sportType', sport),
    ...(sport === 'run' ? [words('durationType', 'time')] : []),
    element('tags', []),
    element(
      'workout',
      segments.map((segment) => segmentOf(segment, sport)),
    ),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${(builder.build([file]) as string).trim()}\n`;
}

/** Zwift's number of the pace over 10 km, of which running speeds are fractions. */
const TEN_KM_PACE = 2;

function segmentOf(segment: ZwoSegment, sport: ZwoPlan['sport']): Node {
  const texts = segment.texts.map(({ at, text }: ZwoText) =>
    element('textevent', [], { timeoffset: at, message: plain(text) }),
  );
  const pace: Record<string, number> = sport === 'run' ? { pace: TEN_KM_PACE } : {};
  switch (segment.kind) {
    case 'free':
      return element('FreeRide', texts, { Duration: segment.seconds });
    case 'intervals': {
      const { repeat, on, off } = segment;
      return element('IntervalsT', texts, {
        Repeat: repeat,
        OnDuration: on.seconds,
        OffDuration: off.seconds,
        OnPower: on.power,
        OffPower: off.power,
        ...pace,
      });
    }
    case 'steady':
      return element(ELEMENTS.steady, texts, { Duration: segment.seconds, Power: segment.power, ...pace });
    default:
      return element(ELEMENTS[segment.kind], texts, {
        Duration: segment.seconds,
        PowerLow: segment.power,
        PowerHigh: segment.power,
        ...pace,
      });
  }
}
