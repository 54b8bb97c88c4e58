import {
  criticalSwimSpeed,
  EFFORT_ZONES,
  HEART_RATE_ZONES,
  POWER_ZONES,
  RPE_OF_ZONE,
  rpeOf,
  threeZoneOf,
  thresholdPace,
  vdotOf,
  velocityAtVdot,
  zoneIn,
  zoneOf,
} from './zones.ts';

describe('zones', () => {
  test('boundaries strictly increase and efforts felt do too', () => {
    for (const bounds of [...Object.values(EFFORT_ZONES), ...Object.values(HEART_RATE_ZONES)]) {
      expect(bounds[0]).toBe(0);
      bounds.slice(1).forEach((bound, i) => expect(bound).toBeGreaterThan(bounds[i]!));
    }
    for (const { lo, hi } of RPE_OF_ZONE) expect(lo).toBeLessThan(hi);
    RPE_OF_ZONE.slice(1).forEach(({ lo }, i) => expect(lo).toBeGreaterThanOrEqual(RPE_OF_ZONE[i]!.hi));
  });

  test.each([
    ['bike', 0.5499, 1],
    ['bike', 0.55, 2],
    ['bike', 0.9, 4],
    ['bike', 1.05, 5],
    ['bike', 1.5, 7],
    ['run', 0.78, 2],
    ['run', 0.877, 3],
    ['run', 0.99, 5],
    ['run', 1.2, 7],
    ['swim', 0.79, 1],
    ['swim', 0.97, 4],
    ['swim', 1.1, 6],
  ] as const)('%s at %p is zone %i', (sport, effort, zone) => expect(zoneOf(sport, effort)).toBe(zone));

  test.each([
    ['run', 0.85, 2],
    ['run', 0.8499, 1],
    ['bike', 0.85, 2],
    ['bike', 0.92, 3],
    ['bike', 1.07, 7],
  ] as const)('%s heart rate %p of LTHR is zone %i', (sport, fraction, zone) => {
    expect(zoneIn(HEART_RATE_ZONES[sport], fraction)).toBe(zone);
  });

  test.each([
    ['bike', 0.7599, 1],
    ['bike', 0.76, 2],
    ['bike', 1.05, 2],
    ['bike', 1.06, 3],
    ['run', 0.8769, 1],
    ['run', 0.877, 2],
    ['run', 1.031, 2],
    ['run', 1.08, 3],
    ['swim', 0.89, 1],
    ['swim', 1.03, 2],
    ['swim', 1.06, 3],
  ] as const)('%s at %p is zone %i of three', (sport, effort, zone) => expect(threeZoneOf(sport, effort)).toBe(zone));

  test('threshold work feels like 6 to 7 in every sport, the work above it like 8', () => {
    expect([rpeOf('run', 1), rpeOf('bike', 0.97), rpeOf('swim', 1)]).toEqual(Array(3).fill({ lo: 6, hi: 7 }));
    expect([rpeOf('run', 1.08), rpeOf('bike', 1.1), rpeOf('swim', 1.06)]).toEqual(Array(3).fill({ lo: 7.5, hi: 8.5 }));
    expect(zoneIn(POWER_ZONES, 0)).toBe(1);
  });
});

describe('criticalSwimSpeed', () => {
  test.each([
    [380, 180, 100, 1],
    [390, 180, 105, 0.9524],
    [420, 200, 110, 0.9091],
  ])('T400 %i s, T200 %i s: %d s per 100 m', (t400, t200, per100, speed) => {
    expect(100 / criticalSwimSpeed(t400, t200)).toBeCloseTo(per100, 2);
    expect(criticalSwimSpeed(t400, t200)).toBeCloseTo(speed, 4);
  });
});

const perKm = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

describe('VDOT', () => {
  test.each([
    [5000, '20:00', 49.806],
    [10_000, '40:00', 51.944],
    [10_000, '50:00', 40.012],
    [21_097.5, '1:30:00', 50.977],
    [21_097.5, '2:00:00', 36.459],
    [42_195, '3:00:00', 53.528],
    [42_195, '4:00:00', 37.904],
  ])('%d m in %s is %d', (distance, time, vdot) => expect(vdotOf(distance, perKm(time) / 60)).toBeCloseTo(vdot, 3));

  test.each([
    [30, 172.77, '6:25.9'],
    [40, 217.49, '5:06.5'],
    [50, 260.71, '4:15.7'],
    [60, 302.41, '3:40.4'],
  ])('pace at %d', (vdot, velocity, pace) => {
    expect(velocityAtVdot(vdot)).toBeCloseTo(velocity, 2);
    expect(Math.abs(thresholdPace(vdot) - perKm(pace))).toBeLessThanOrEqual(0.051);
  });
});
