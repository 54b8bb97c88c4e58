import { useCallback, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EffortCurveCard_curve$key } from '../../__generated__/EffortCurveCard_curve.graphql.ts';
import { fullDate } from '../../cards/dateText.ts';
import { ChartCard } from '../../cards/performance/ChartCard.tsx';
import { Readout } from '../../cards/performance/Readout.tsx';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Crosshair } from '../../ui/chart/Crosshair.tsx';
import { DataTable } from '../../ui/chart/DataTable.tsx';
import { Text } from '../../ui/Text.tsx';
import { lengthText } from './activityNumbers.ts';
import { EffortCurveFigure, SpanMark } from './EffortCurveFigure.tsx';
import { type Curve, effortOf, effortText, lengthsOf, periodWord } from './effortCurve.ts';

const TWENTY_MINUTES = 1200;

/** What was held for each length of time: in six weeks, in the season and ever; drawn or as a table. */
export function EffortCurveCard({ curve: key }: { curve: EffortCurveCard_curve$key }) {
  const curve = useFragment(
    graphql`
      fragment EffortCurveCard_curve on EffortCurve {
        sport
        measure
        threshold
        spans {
          period
          efforts {
            seconds
            value
            date
          }
        }
      }
    `,
    key,
  );
  const units = useUnits();
  const told = useMemo(() => effortText(curve, units), [curve, units]);
  const lengths = useMemo(() => lengthsOf(curve), [curve]);
  const heldFor = useCallback((at: number) => figuresAt(curve, lengths[at]!, told.text), [curve, lengths, told]);
  const readout = useCallback(
    (at: number) => (
      <Readout
        when={lengthText(lengths[at]!)}
        what={lastDate(curve, lengths[at]!)}
        figures={heldFor(at).map(({ period, name, value }) => ({
          name,
          value,
          mark: <SpanMark of={period} />,
          width: '4.75rem',
        }))}
      />
    ),
    [curve, lengths, heldFor],
  );
  const twenty = lengths.indexOf(TWENTY_MINUTES);
  const title = `${told.name} Curve`;
  return (
    <ChartCard
      title={title}
      meaning={`The best ${told.name === 'Power' ? 'mean power' : 'mean pace'} of each length of time, of all recordings.`}
      summary={summaryOf(curve, lengths, told.text)}
      table={() => (
        <DataTable
          caption={`${title} by length`}
          columns={[
            { title: 'Length', cell: lengthText },
            ...curve.spans.map((span) => ({
              title: `${periodWord(span.period) ?? span.period}, ${told.unit}`,
              isNumber: true,
              cell: (seconds: number) => {
                const effort = effortOf(span, seconds);
                return effort ? told.number(effort.value) : '–';
              },
            })),
          ]}
          rows={lengths}
          keyOf={String}
        />
      )}
    >
      <div>
        <Crosshair
          count={lengths.length}
          stride={1}
          rest={twenty === -1 ? lengths.length - 1 : twenty}
          label={`${title}, by length`}
          describe={(at) =>
            [lengthText(lengths[at]!), ...heldFor(at).map(({ name, value }) => `${name} ${value}`)].join('; ')
          }
          readout={readout}
        >
          <EffortCurveFigure curve={curve} lengths={lengths} />
        </Crosshair>
      </div>
      {curve.sport === 'RUNNING' && (
        <Text size={2} tone="muted">
          Paces up to 20 min are those on the flat for the same effort.
        </Text>
      )}
    </ChartCard>
  );
}

const figuresAt = (curve: Curve, seconds: number, text: (value: number) => string) =>
  curve.spans.map((span) => {
    const effort = effortOf(span, seconds);
    return {
      period: span.period,
      name: periodWord(span.period) ?? span.period,
      value: effort ? text(effort.value) : '–',
    };
  });

/** When the best of all was. */
function lastDate({ spans }: Curve, seconds: number): string {
  const best = effortOf(spans.at(-1)!, seconds);
  return best ? `Best of all on ${fullDate(best.date)}` : '';
}

/** The chart in a sentence: the shortest, 20 min and the longest of all time. */
function summaryOf({ spans }: Curve, lengths: readonly number[], text: (value: number) => string): string {
  const told = [...new Set([lengths[0]!, TWENTY_MINUTES, lengths.at(-1)!])].flatMap((seconds) => {
    const effort = effortOf(spans.at(-1)!, seconds);
    return effort ? `${lengthText(seconds)} ${text(effort.value)}` : [];
  });
  return `Best of all time: ${told.join('; ')}.`;
}
