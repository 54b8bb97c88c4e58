import { memo, useCallback, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { clockText } from '../../../api/core/units/clock.ts';
import type { DisplayUnits } from '../../../api/core/units/displayUnits.ts';
import type { StreamsCard_activity$key } from '../../__generated__/StreamsCard_activity.graphql.ts';
import { distance } from '../../cards/activities/activityText.ts';
import { ChartCard } from '../../cards/performance/ChartCard.tsx';
import { Readout } from '../../cards/performance/Readout.tsx';
import { Segments } from '../../cards/performance/Segments.tsx';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Card } from '../../ui/Card.tsx';
import { Crosshair } from '../../ui/chart/Crosshair.tsx';
import { DataTable } from '../../ui/chart/DataTable.tsx';
import { Panels, PlotColumn } from '../../ui/chart/Panel.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { panelsOf, summaryOf } from './streamPanels.ts';
import { StreamPanel } from './StreamPanel.tsx';
import { type Along, alongTime, alongWay, COLUMNS, type StreamData, valueAt } from './streamsChart.ts';

const Stacked = styled(Panels, { gap: '$4' });
const Axis = styled('div', {
  position: 'relative',
  height: '1.25rem',
  borderTop: '1px solid $colors$lineStrong',
  fontSize: '$1',
  color: '$textSubtle',
  '& span': { position: 'absolute', top: '$1', translate: '-50% 0', whiteSpace: 'nowrap' },
  '& span:first-child': { translate: 'none' },
});
const Strip = styled('div', { position: 'relative', height: '0.75rem' });
const StripPart = styled('span', {
  position: 'absolute',
  top: 0,
  bottom: 0,
  minWidth: '2px',
  borderRadius: '2px',
  borderRight: '1px solid $colors$surface',
  variants: {
    kind: {
      work: { backgroundColor: '$accent' },
      other: { backgroundColor: '$accentLine' },
      lap: { backgroundColor: '$lineStrong' },
    },
  },
});
const StripName = styled('p', { marginBottom: '2px', fontSize: '$1', color: '$textSubtle' });

const AXES = [
  { value: 'time', label: 'Over time', short: 'Time' },
  { value: 'distance', label: 'Over distance', short: 'Distance' },
] as const;
/** Every so many places are a row of the table. */
const ROW_EVERY = 8;

interface Part {
  from: number;
  to: number;
  kind: 'work' | 'other' | 'lap';
}

/** What was recorded second by second, with the laps and the planned steps under it. */
export function StreamsCard({ activity: key }: { activity: StreamsCard_activity$key }) {
  const {
    recordedSport: sport,
    streams,
    laps,
    analysis,
    athlete,
  } = useFragment(
    graphql`
      fragment StreamsCard_activity on Activity {
        recordedSport
        streams(points: 600) @required(action: THROW) {
          name
          seconds
          values
        }
        laps {
          startSec
          movingSec
        }
        athlete {
          thresholds {
            ftp
            runThresholdSpeed
            css
            lthr
          }
        }
        analysis @required(action: THROW) {
          steps {
            startSec
            movingSec
            planned {
              kind
              target {
                metric
                lo
                hi
              }
            }
          }
        }
      }
    `,
    key,
  );
  const units = useUnits();
  const [axis, setAxis] = useState<'time' | 'distance'>('time');
  const way = useMemo(() => alongWay(streams, units), [streams, units]);
  const time = useMemo(() => alongTime(streams), [streams]);
  const along = axis === 'distance' && way ? way : time;
  const panels = useMemo(() => panelsOf(streams, sport, units), [streams, sport, units]);
  const place = useCallback(
    (column: number) => placeText(column, along, streams, sport, units),
    [along, streams, sport, units],
  );
  const figures = useCallback(
    (column: number) =>
      panels.map(({ stream, title, text, unit }) => {
        const value = valueAt(stream, along.secondOf(column));
        return { name: title, value: value === null ? '–' : `${text(value)} ${unit}`, width: '5rem' };
      }),
    [panels, along],
  );
  const readout = useCallback(
    (column: number) => {
      const { when, also } = place(column);
      return <Readout when={when} what={also} figures={figures(column)} />;
    },
    [place, figures],
  );
  if (panels.length === 0) return <NoStreams />;
  const steps = analysis.steps.flatMap(({ startSec, movingSec, planned }): (Part & { planned: typeof planned })[] =>
    startSec == null
      ? []
      : [{ from: startSec, to: startSec + movingSec, kind: planned.kind === 'WORK' ? 'work' : 'other', planned }],
  );
  const lapParts = laps.flatMap(({ startSec, movingSec }): Part[] =>
    startSec == null ? [] : [{ from: startSec, to: startSec + movingSec, kind: 'lap' }],
  );
  const spoken = (column: number) => {
    const { when, also } = place(column);
    return [when, also, ...figures(column).map(({ name, value }) => `${name} ${value}`)].filter(Boolean).join('; ');
  };
  return (
    <ChartCard
      title="Recording"
      meaning="What your device recorded, a value a second. Where you went is never kept."
      summary={summaryOf(panels)}
      actions={way && <Segments label="Axis" options={AXES} value={axis} onChange={setAxis} />}
      table={() => (
        <DataTable
          caption="The recording at even steps"
          columns={[
            { title: 'At', cell: (column: number) => place(column).when },
            ...panels.map(({ title, unit, text, stream }) => ({
              title: `${title}, ${unit}`,
              isNumber: true,
              cell: (column: number) => {
                const value = valueAt(stream, along.secondOf(column));
                return value === null ? '–' : text(value);
              },
            })),
          ]}
          rows={Array.from({ length: COLUMNS / ROW_EVERY }, (_, row) => row * ROW_EVERY)}
          keyOf={String}
        />
      )}
    >
      <div>
        <Crosshair
          count={COLUMNS}
          stride={4}
          rest={Math.floor(COLUMNS / 2)}
          label={`Recording over ${along === way ? 'distance' : 'time'}`}
          describe={spoken}
          readout={readout}
        >
          <Stacked>
            {panels.map((panel) => (
              <StreamPanel
                key={panel.stream.name}
                panel={panel}
                along={along}
                steps={steps}
                thresholds={athlete.thresholds ?? null}
              />
            ))}
            {steps.length > 0 && <PartStrip name="Planned steps" parts={steps} along={along} />}
            {lapParts.length > 1 && <PartStrip name="Laps" parts={lapParts} along={along} />}
            <PlotColumn>
              <Axis aria-hidden>
                {along.labels.map(({ at, text }) =>
                  at > 0.96 ? null : (
                    <span key={text} style={{ left: `${100 * at}%` }}>
                      {text}
                    </span>
                  ),
                )}
              </Axis>
            </PlotColumn>
          </Stacked>
        </Crosshair>
      </div>
    </ChartCard>
  );
}

function placeText(column: number, along: Along, streams: readonly StreamData[], sport: string, units: DisplayUnits) {
  const second = along.secondOf(column);
  const way = streams.find(({ name }) => name === 'DISTANCE');
  const metres = way ? valueAt(way, second) : null;
  return { when: clockText(second), also: metres === null ? '' : distance(metres, sport, units) };
}

const PartStrip = memo(function PartStrip({
  name,
  parts,
  along,
}: {
  name: string;
  parts: readonly Part[];
  along: Along;
}) {
  return (
    <PlotColumn aria-hidden>
      <StripName>{name}</StripName>
      <Strip>
        {parts.map(({ from, to, kind }) => {
          const [left, right] = [along.at(from) / along.span, Math.min(1, along.at(to) / along.span)];
          return (
            <StripPart key={from} kind={kind} style={{ left: `${100 * left}%`, width: `${100 * (right - left)}%` }} />
          );
        })}
      </Strip>
    </PlotColumn>
  );
});

function NoStreams() {
  return (
    <Card aria-label="Recording">
      <Stack gap={2}>
        <Heading>Recording</Heading>
        <Text tone="muted">
          Nothing is kept of it second by second: the device recorded none, or it was uploaded before that was kept.
        </Text>
      </Stack>
    </Card>
  );
}
