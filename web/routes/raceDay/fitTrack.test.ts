import { FitEncoder } from 'fit-file-parser/encoder';
import { activityFile } from '../../../api/test/fitFiles.ts';
import { trackOfFit } from './fitTrack.ts';
import { profileOfTrack } from '../../../api/core/raceDay/track.ts';

/** The protocol version as devices write it: the encoder of the tests leaves its first half out. */
function byDevice(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  view.setUint8(1, 0x20);
  view.setUint16(12, 0, true);
  view.setUint16(bytes.length - 2, FitEncoder.calculateCRC(bytes.subarray(0, -2)), true);
  return bytes;
}

const file = byDevice(activityFile([{ seconds: 600, speed: 4, height: (second) => 400 + second / 10 }]));

test('the records of a file tell how far along and how high', () => {
  const profile = profileOfTrack(trackOfFit(file)!)!;
  expect(profile.at(-1)!.d).toBeGreaterThan(2300);
  expect(profile[0]!.ele).toBeCloseTo(400, 0);
  expect(profile.at(-1)!.ele).toBeCloseTo(460, 0);
});

test('without heights there is no profile', () => {
  expect(profileOfTrack(trackOfFit(byDevice(activityFile([{ seconds: 60, speed: 3 }])))!)).toBeNull();
});

test.each([
  ['nothing', new Uint8Array()],
  ['a text', new TextEncoder().encode('<gpx>no fit file at all</gpx>')],
  ['the beginning of one', file.slice(0, 40)],
])('%s is no file', (_name, bytes) => {
  expect(trackOfFit(bytes)).toBeNull();
});

test('whatever a byte is changed to, it is read or refused', () => {
  for (let at = 0; at < 400; at += 1) {
    const broken = file.slice();
    broken[at] = 255 - broken[at]!;
    expect(() => trackOfFit(broken)).not.toThrow();
  }
});
