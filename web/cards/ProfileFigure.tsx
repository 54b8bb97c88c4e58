import { graphql } from 'react-relay';
import { percentText } from '../../api/core/units/percentText.ts';
import { styled } from '../ui/theme.ts';
import { stepDuration } from './durationText.ts';
import { ExerciseTable } from './exercises/ExerciseTable.tsx';
import { StepTable, type StepsToShow } from './StepTable.tsx';
import type { ProfileBlock } from './profileBlock.ts';
import { profileBars, timeTicks } from './workoutProfile.ts';
import { nameOf } from '../names.ts';

// spread by whatever draws steps or says them
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment ProfileFigure_block on StepBlock {
    repeat
    steps {
      kind
      leg
      durationSec
      distanceM
      effort
      note
      target {
        metric
        lo
        hi
      }
    }
  }
`;

/** The graph always reaches this far above threshold, so that easy workouts look easy. */
const TOP_EFFORT = 1.2;
/** Drawn between the bars, in percent of the width. */
const GAP = 0.25;

const Figure = styled('figure', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0 });
const Plot = styled('div', {
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  gridTemplateRows: '8.5rem 1.5rem',
});
const Chart = styled('svg', {
  width: '100%',
  height: '100%',
  overflow: 'visible',
  borderBottom: '1px solid $colors$control',
  '& line': { stroke: '$colors$lineStrong', strokeDasharray: '3 3', vectorEffect: 'non-scaling-stroke' },
});
const Bar = styled('rect', {
  variants: {
    zone: {
      1: { fill: '$zone1' },
      2: { fill: '$zone2' },
      3: { fill: '$zone3' },
      4: { fill: '$zone4' },
      5: { fill: '$zone5' },
      6: { fill: '$zone6' },
    },
  },
});
const Axis = styled('div', {
  position: 'relative',
  fontSize: '$1',
  lineHeight: 1,
  color: '$textMuted',
  '& span': { position: 'absolute', whiteSpace: 'nowrap' },
  variants: {
    side: {
      left: { '& span': { right: '$2', transform: 'translateY(50%)' } },
      bottom: { gridColumn: 2, paddingTop: '$2', '& span': { transform: 'translateX(-50%)' } },
    },
  },
});

/** Steps as bars over time, and as a table that says the same in words; of strength the table alone; nothing where there are none. */
export function ProfileFigure({ blocks, workoutType, thresholds }: StepsToShow) {
  const bars = profileBars(blocks);
  const last = bars.at(-1);
  if (!last) return null;
  // bars of equal effort would say nothing
  if (nameOf(workoutType) === 'STRENGTH') return <ExerciseTable blocks={blocks} />;
  const totalSec = last.startSec + last.durationSec;
  const top = Math.max(TOP_EFFORT, ...bars.map(({ effort }) => effort));
  // percent of the width and of the height
  const x = (seconds: number) => (seconds / totalSec) * 100;
  const y = (effort: number) => (effort / top) * 100;

  return (
    <Figure>
      <Plot
        role="img"
        aria-label={`Profile of the workout: ${stepDuration(totalSec)} in ${bars.length} ${bars.length === 1 ? 'step' : 'steps'}. The table says the same.`}
      >
        <Axis side="left">
          {[0.5, 1].map((effort) => (
            <span key={effort} style={{ bottom: `${y(effort)}%` }}>
              {percentText(effort * 100)}
            </span>
          ))}
        </Axis>
        <Chart viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {[0.5, 1].map((effort) => (
            <line key={effort} x1={0} x2={100} y1={100 - y(effort)} y2={100 - y(effort)} />
          ))}
          {bars.map(({ startSec, durationSec, effort, zone }) => (
            <Bar
              key={startSec}
              zone={zone}
              x={x(startSec)}
              width={Math.max(0.1, x(durationSec) - (bars.length > 1 ? GAP : 0))}
              y={100 - y(effort)}
              height={y(effort)}
            />
          ))}
        </Chart>
        <Axis side="bottom">
          {timeTicks(totalSec / 60).map((minute) => (
            <span key={minute} style={{ left: `${x(minute * 60)}%` }}>
              {minute}
            </span>
          ))}
          <span style={{ left: '100%', transform: 'translateX(-100%)' }}>{stepDuration(totalSec)}</span>
        </Axis>
      </Plot>
      <StepTable blocks={blocks} workoutType={workoutType} thresholds={thresholds} />
    </Figure>
  );
}

const Mini = styled('svg', {
  display: 'block',
  width: '100%',
  height: '2.25rem',
  borderBottom: '1px solid $colors$lineStrong',
});

/** The bars alone, small: a workout at a glance, for the eye. Empty of the same size where there are no steps. */
export function MiniProfile({ blocks }: { blocks: readonly ProfileBlock[] }) {
  const bars = profileBars(blocks);
  const last = bars.at(-1);
  const totalSec = last ? last.startSec + last.durationSec : 1;
  const top = Math.max(TOP_EFFORT, ...bars.map(({ effort }) => effort));
  return (
    <Mini viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {bars.map(({ startSec, durationSec, effort, zone }) => (
        <Bar
          key={startSec}
          zone={zone}
          x={(startSec / totalSec) * 100}
          width={Math.max(0.2, (durationSec / totalSec) * 100 - (bars.length > 1 ? GAP : 0))}
          y={100 - (effort / top) * 100}
          height={(effort / top) * 100}
        />
      ))}
    </Mini>
  );
}
