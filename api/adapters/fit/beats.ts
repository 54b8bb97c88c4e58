import { type Message, number, seconds } from './fields.ts';

/** A heart rate that a strap kept by itself and handed over after the recording. */
export interface Beat {
  /** Seconds since 1970. */
  at: number;
  /** Beats per minute. */
  bpm: number;
}

export const HEART_RATE = { least: 20, most: 250 };
/** The strap counts time in parts of a second. */
const TICKS_PER_SECOND = 1024;
const CLOCK = 2 ** 32;
/** A packed time holds the lowest 12 bits of the clock. */
const PACKED = 2 ** 12;
const NOTHING = 0xff;

/** The strap's clock held against the time of day. */
interface Anchor {
  at: number;
  /** Clock at the last beat, and ticks between the anchor and it. */
  clock: number;
  ticks: number;
}

/**
 * Beats of `hr` messages, in their order. A message with a time of day says what the strap's clock showed then; those after it
 * count on from there, in whole clocks or in packed ones, which roll over every four seconds. What comes before the first time of
 * day, and what goes back in time, is left out.
 */
export function beatsOf(messages: readonly Message[]): Beat[] {
  const beats: Beat[] = [];
  let anchor: Anchor | null = null;
  for (const message of messages) {
    anchor = anchorOf(message) ?? anchor;
    if (!anchor) continue;
    for (const { step, rate } of stepsOf(message, anchor)) {
      anchor.ticks += step;
      anchor.clock = (anchor.clock + step) % CLOCK;
      const bpm = number({ rate }, 'rate', HEART_RATE);
      if (bpm !== null) beats.push({ at: anchor.at + anchor.ticks / TICKS_PER_SECOND, bpm });
    }
  }
  return beats;
}

/** Null: the message has no time of day. */
function anchorOf(message: Message): Anchor | null {
  const at = seconds(message, 'timestamp');
  const [clock] = clocksOf(message);
  if (at === null || clock === undefined) return null;
  return { at: at + (number(message, 'fractional_timestamp', { most: 2 }) ?? 0), clock, ticks: 0 };
}

/** Ticks from each beat to the next; none: the message tells no time, or one before the last. */
function stepsOf(message: Message, { clock }: Anchor): { step: number; rate: unknown }[] {
  const whole = clocksOf(message);
  const [times, turn] = whole.length > 0 ? [whole, CLOCK] : [unpacked(listOf(message.event_timestamp12)), PACKED];
  const rates = listOf(message.filtered_bpm);
  let last = clock % turn;
  const steps = times.slice(0, rates.length).flatMap((time, index) => {
    const rate = rates[index];
    // a place that the strap had no beat for
    if (time === PACKED - 1 && typeof rate !== 'number') return [];
    const step = (time - last + turn) % turn;
    last = time;
    return [{ step, rate }];
  });
  // half of the clock's range and more is no waiting time: the clock went back
  return steps.some(({ step }) => step > CLOCK / 2) ? [] : steps;
}

function clocksOf(message: Message): number[] {
  const times = listOf(message.event_timestamp);
  return times.every((time) => typeof time === 'number')
    ? times.map((time) => Math.round(Number(time) * TICKS_PER_SECOND) % CLOCK)
    : [];
}

/** Two numbers of 12 bits in each three bytes, the low bits first. The decoder takes a byte of ones for nothing. */
function unpacked(packed: readonly unknown[]): number[] {
  const bytes = packed.map((byte) => (typeof byte === 'number' ? byte : NOTHING));
  return Array.from({ length: Math.floor((bytes.length * 2) / 3) }, (_, i) => {
    const at = Math.floor((i * 3) / 2);
    const [low, high] = [bytes[at]!, bytes[at + 1]!];
    return i % 2 === 0 ? low + (high % 16) * 256 : Math.floor(low / 16) + high * 16;
  });
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
