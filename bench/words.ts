import { CORPORA, type CorpusName, judged, type Judged, sharesOf } from '../api/test/core/words/measure.ts';
import { VERDICTS } from '../api/test/core/words/verdict.ts';
import { median, report, type Row } from './table.ts';

/** What is aimed at on sentences never seen, in percent; of principles that were read, none may say something else. */
const TARGETS: Readonly<Record<CorpusName, { right: number; sensible: number; wrong: number }>> = {
  requests: { right: 85, sensible: 95, wrong: 1 },
  fresh: { right: 85, sensible: 95, wrong: 1 },
  voices: { right: 85, sensible: 95, wrong: 1 },
  people: { right: 85, sensible: 95, wrong: 1 },
  later: { right: 85, sensible: 95, wrong: 1 },
  everyday: { right: 85, sensible: 95, wrong: 1 },
  questions: { right: 85, sensible: 95, wrong: 1 },
  principles: { right: 75, sensible: 95, wrong: 0 },
};
const MEDIAN_MS = 5;

function rowsOf(name: CorpusName, half: string, all: readonly Judged[]): Row[] {
  const { sentences, right, sensible, wrong } = sharesOf(all);
  const target = TARGETS[name];
  const of = `${half} (${sentences})`;
  const least = (what: string, value: number, bound: number): Row => ({
    name: `${of}: ${what}`,
    value,
    unit: '%',
    target: `at least ${bound}`,
    holds: value >= bound,
  });
  return [
    least('right', right, target.right),
    least('right or asked back', sensible, target.sensible),
    {
      name: `${of}: wrong`,
      value: wrong,
      unit: '%',
      target: `at most ${target.wrong}`,
      holds: wrong <= target.wrong,
    },
  ];
}

/** What each speech act, and each first frame, comes to; of the half that is built with. */
function confusion(all: readonly Judged[]): void {
  const intentOf = ({ act, ways }: Judged) => `${act} ${ways[0]![0]!.split(' ')[0]}`;
  for (const intent of [...new Set(all.map(intentOf))].sort()) {
    const of = all.filter((each) => intentOf(each) === intent);
    const counts = VERDICTS.map((verdict) => `${verdict} ${of.filter((each) => each.verdict === verdict).length}`);
    console.log(`    ${intent.padEnd(24)} ${counts.join(', ')}`);
  }
}

/** What becomes of sentences that athletes type and coaches teach. Only the half that is built with is ever named. */
export function words(): void {
  for (const name of CORPORA) {
    judged(name);
    const all = judged(name);
    const built = all.filter(({ isHeldBack }) => !isHeldBack);
    const heldBack = all.filter(({ isHeldBack }) => isHeldBack);
    const middle = median(all.map(({ ms }) => ms));
    report(`Words: ${name}`, [
      ...rowsOf(name, 'built with', built),
      ...rowsOf(name, 'held back', heldBack),
      {
        name: 'a sentence, median',
        value: middle,
        unit: 'ms',
        target: `at most ${MEDIAN_MS}`,
        holds: middle <= MEDIAN_MS,
      },
    ]);
    confusion(built);
    if (process.env.WORDS === 'misses')
      for (const { sentence, verdict, lines, ways } of built.filter((each) => each.verdict !== 'right'))
        console.log(
          `    ${verdict.padEnd(8)} ${sentence}\n             wanted ${ways.map((way) => way.join('; ')).join(' / ')}\n             got    ${lines.join('; ')}`,
        );
  }
}
