import { memo, useMemo } from 'react';
import { Panel } from '../../ui/chart/Panel.tsx';
import { areaPath, linePath } from '../../ui/chart/paths.ts';
import { css, styled } from '../../ui/theme.ts';
import type { KnownThresholds } from '../../cards/workoutProfile.ts';
import type { StreamPanelData } from './streamPanels.ts';
import { type Along, piecesOf } from './streamsChart.ts';

const Unit = styled('span', { fontWeight: '$regular', color: '$textSubtle' });
const line = css({
  fill: 'none',
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  variants: { main: { true: { stroke: '$accent' }, false: { stroke: '$textMuted' } } },
});
const wash = css({
  variants: { main: { true: { fill: '$accent', fillOpacity: 0.1 }, false: { fill: '$textMuted', fillOpacity: 0.1 } } },
});
const target = css({ fill: '$accent', fillOpacity: 0.22 });

const THRESHOLDS: Readonly<Record<string, keyof KnownThresholds | undefined>> = Object.freeze({
  FTP: 'ftp',
  THR_SPEED: 'runThresholdSpeed',
  CSS: 'css',
  LTHR: 'lthr',
});

interface StreamPanelProps {
  panel: StreamPanelData;
  along: Along;
  steps: readonly { from: number; to: number; planned: { target: { metric: string; lo: number; hi: number } } }[];
  thresholds: KnownThresholds | null;
}

/** One stream, over what the planned steps asked for. */
export const StreamPanel = memo(function StreamPanel({ panel, along, steps, thresholds }: StreamPanelProps) {
  const { stream, title, unit, text, low, high, height, axis, isMain, metrics } = panel;
  const pieces = useMemo(
    () =>
      piecesOf(stream).map((piece) =>
        piece.map(({ second, value }) => ({ x: along.at(second), y: axis.y(Math.max(low, Math.min(high, value))) })),
      ),
    [stream, along, axis, low, high],
  );
  const asked = steps.flatMap(({ from, to, planned: { target: wanted } }) => {
    const threshold = THRESHOLDS[wanted.metric] && thresholds?.[THRESHOLDS[wanted.metric]!];
    if (!threshold || !metrics.includes(wanted.metric)) return [];
    const [top, bottom] = [wanted.hi, wanted.lo].map((share) =>
      axis.y(Math.max(low, Math.min(high, share * threshold))),
    );
    const [left, right] = [along.at(from), along.at(to)];
    return `M${left},${bottom}V${Math.min(top!, bottom! - 2)}H${right}V${bottom}Z`;
  });
  return (
    <Panel
      title={
        <>
          {title} <Unit>{unit}</Unit>
        </>
      }
      axis={axis}
      span={along.span}
      format={text}
      behind={asked.length > 0 && <path className={target().className} d={asked.join('')} />}
    >
      {stream.name === 'ALTITUDE' &&
        pieces.map((piece, i) => (
          <path key={i} className={wash({ main: false }).className} d={areaPath(piece, height)} />
        ))}
      {pieces.map((piece, i) => (
        <path key={i} className={line({ main: isMain }).className} d={linePath(piece)} />
      ))}
    </Panel>
  );
});
