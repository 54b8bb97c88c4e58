import type { Block, Step, Steps } from '../workout.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import { parseStep, placeIn } from './parseSteps.ts';
import type { TextSpan } from './draft.ts';
import { METRES_PER_MILE, METRES_PER_YARD } from '../../units/displayUnits.ts';
import { metresOf } from './readStep.ts';
import { EFFORT_WORDS, METRIC_WORDS, type SteppedType } from './words.ts';

/** A fraction as the percentage that reads back as the very same number. */
function percent(value: number): string {
  const [whole, decimals = ''] = plain(value).split('.');
  const shifted = `${whole}${decimals.padEnd(2, '0').slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const rest = decimals.slice(2);
  return rest === '' ? shifted : `${shifted}.${rest}`;
}

/** All digits, without an exponent. */
const plain = (value: number): string =>
  String(value).includes('e') ? value.toFixed(20).replace(/0+$/, '') : String(value);

function timeText(sec: number, minute: 'm' | 'min'): string {
  if (sec % 3600 === 0) return `${sec / 3600}h`;
  if (sec < 120 && sec % 60 !== 0) return `${plain(sec)}s`;
  const hours = sec < 2 * 3600 ? 0 : Math.floor(sec / 3600);
  const minutes = Math.floor((sec - hours * 3600) / 60);
  const seconds = Number((sec - hours * 3600 - minutes * 60).toFixed(6));
  return `${hours ? `${hours}h` : ''}${minutes ? `${minutes}${minute}` : ''}${seconds ? `${plain(seconds)}s` : ''}`;
}

/** Yards and miles as somebody wrote them: round numbers that are no round number of metres; null: metres. */
function imperial(distanceM: number, sport: ZonedSport): string | null {
  const [unit, step, per] =
    sport === 'swim' ? (['yd', 5, METRES_PER_YARD] as const) : (['mi', 10, METRES_PER_MILE] as const);
  if (distanceM % step === 0) return null;
  const number = plain(Number((distanceM / per).toFixed(sport === 'swim' ? 0 : 2)));
  return metresOf(number, unit) === distanceM ? `${number}${unit}` : null;
}

function amountTexts({ durationSec, distanceM, note }: Step, sport: ZonedSport | null): string[] {
  const time = timeText(durationSec, sport === 'swim' ? 'min' : 'm');
  if (sport === null) {
    const counted = /^(\d+) × /.exec(note ?? '');
    return counted ? [counted[1]!, time] : [time];
  }
  if (distanceM === undefined) return [time];
  const metres = sport === 'swim' ? `${plain(distanceM)}m` : `${plain(Number(`${plain(distanceM)}e-3`))}km`;
  const written = imperial(distanceM, sport) ?? metres;
  return [written, `${written} in ${time}`];
}

const feelingText = (lo: number, hi: number): string =>
  `rpe ${hi - lo === 1 && Number.isInteger(lo + 0.5) ? plain(lo + 0.5) : `${plain(lo)}-${plain(hi)}`}`;

const METRIC_TEXT = Object.fromEntries(Object.entries(METRIC_WORDS).map(([word, metric]) => [metric, word]));

function effortTexts({ effort, target }: Step, sport: ZonedSport): string[] {
  if (effort === 0) return ['rest'];
  const words = Object.entries(EFFORT_WORDS[sport]).flatMap(([word, meant]) => (meant.effort === effort ? [word] : []));
  const range = `${percent(target.lo)}-${percent(target.hi)}%`;
  const own = [target.metric === 'rpe' ? feelingText(target.lo, target.hi) : range];
  return [...words, `${percent(effort)}%`, ...own];
}

function targetTexts({ target }: Step): string[] {
  if (target.metric === 'rpe') return ['', ` @${feelingText(target.lo, target.hi)}`];
  return ['', ` @${percent(target.lo)}-${percent(target.hi)}% ${METRIC_TEXT[target.metric]}`];
}

const quoted = (note: string): string => `"${note.replaceAll(/["\\]/g, '\\$&')}"`;

/** Every way to write the step, shortest first. */
function* candidates(step: Step, sport: ZonedSport | null): Generator<string> {
  for (const kind of ['', `${step.kind} `]) {
    for (const amount of amountTexts(step, sport)) {
      if (sport === null) {
        const name = (step.note ?? '').replace(/^\d+ × /, '');
        const feeling = feelingText(step.target.lo, step.target.hi);
        const texts = ['rest', name, step.note ?? '', quoted(name), quoted(step.note ?? '')];
        for (const more of ['', ` ${feeling}`])
          for (const text of texts)
            yield `${kind}${amount} ${text}${more}`.replace(/ +$/, '').replace(/ {2,}rpe /, ' rpe ');
      } else {
        for (const note of ['', ` ${quoted(step.note ?? '')}`])
          for (const target of targetTexts(step))
            for (const effort of effortTexts(step, sport)) yield `${kind}${amount} ${effort}${target}${note}`;
      }
    }
  }
}

const sameStep = (a: Step, b: Step): boolean =>
  a.kind === b.kind &&
  a.sport === b.sport &&
  a.durationSec === b.durationSec &&
  a.distanceM === b.distanceM &&
  a.effort === b.effort &&
  a.note === b.note &&
  a.target.metric === b.target.metric &&
  a.target.lo === b.target.lo &&
  a.target.hi === b.target.hi;

/** The shortest text that reads back as the very same step. */
function stepText(step: Step, sport: ZonedSport | null, place: TextSpan): string {
  const leg = { sport, named: step.sport !== undefined };
  for (const text of candidates(step, sport)) {
    const read = parseStep(text, leg, place);
    if (read && sameStep(read, step)) return text;
  }
  throw new Error(`A step that cannot be written down: ${JSON.stringify(step)}`);
}

/** The text of steps that `parseSteps` reads back as the very same steps; in `workoutType`'s own words. */
export function printSteps(steps: Steps, workoutType: SteppedType): string {
  const own = workoutType === 'brick' || workoutType === 'strength' ? null : workoutType;
  let leg: Step['sport'];
  const written = (step: Step, place: TextSpan): { prefix: string; text: string } => {
    const prefix = step.sport !== undefined && step.sport !== leg ? `${step.sport}: ` : '';
    leg = step.sport ?? leg;
    return { prefix, text: stepText(step, step.sport ?? own, place) };
  };
  const blockText = ({ repeat, steps: each }: Block): string => {
    const parts = each.map((step, i) => written(step, placeIn(each.length, i, true)));
    const [first, ...rest] = parts;
    const texts = [first!.text, ...rest.map(({ prefix, text }) => prefix + text)];
    const bare = texts.length === 1 && /^\d/.test(texts[0]!);
    return `${first!.prefix}${repeat}x${bare ? texts[0] : `(${texts.join(', ')})`}`;
  };
  return steps
    .map((entry, i) => {
      if ('repeat' in entry) return blockText(entry);
      const { prefix, text } = written(entry, placeIn(steps.length, i, false));
      return prefix + text;
    })
    .join(', ');
}
