/** What is kept of a recording second by second, and in which parts of its unit it is kept. Where it was is no part of it. */
export const STREAM_PARTS = {
  /** Watts. */
  power: 1,
  /** Beats per minute. */
  heartRate: 1,
  /** Metres per second. */
  speed: 100,
  /** Revolutions, strides or strokes per minute. */
  cadence: 1,
  /** Metres above the sea. */
  altitude: 5,
  /** Degrees Celsius. */
  temperature: 1,
  /** Metres from the start. */
  distance: 1,
} as const;

export type StreamName = keyof typeof STREAM_PARTS;
export const STREAM_NAMES = Object.keys(STREAM_PARTS) as [StreamName, ...StreamName[]];

/** A value for each second from the start of the activity, pauses included; null: nothing was recorded. */
export type Stream = readonly (number | null)[];
export type Streams = Readonly<Partial<Record<StreamName, Stream>>>;
