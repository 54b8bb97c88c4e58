import { useUnits } from '../../cards/units/ownUnits.ts';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { climbText, legDistance } from './legText.ts';

const Drawing = styled('svg', {
  display: 'block',
  width: '100%',
  height: '5rem',
  borderBottom: '1px solid $colors$lineStrong',
  '& path:first-child': { fill: '$accentSoft' },
  '& path:last-child': { fill: 'none', stroke: '$accent', strokeWidth: 2 },
  '@media print': { height: '3rem' },
});

const [WIDTH, HEIGHT] = [1000, 100];

interface ElevationProps {
  name: string;
  /** Metres at equal distances. */
  heights: readonly number[];
  distanceM: number;
  gainM: number;
}

/** The profile of a course, and the same in words. */
export function Elevation({ name, heights, distanceM, gainM }: ElevationProps) {
  const units = useUnits();
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  // level ground is drawn level
  const span = Math.max(40, highest - lowest);
  const points = heights.map((height, index) => {
    const x = (WIDTH * index) / (heights.length - 1);
    return `${x.toFixed(1)} ${(HEIGHT - 8 - ((height - lowest) / span) * (HEIGHT - 16)).toFixed(1)}`;
  });
  const words = `${climbText(gainM, units)} climbed, between ${climbText(lowest, units)} and ${climbText(highest, units)}`;
  return (
    <div>
      <Drawing
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Elevation of the ${name.toLowerCase()} over ${legDistance('RUN', distanceM, units)}: ${words}`}
      >
        <path d={`M0 ${HEIGHT} L${points.join(' L')} L${WIDTH} ${HEIGHT} Z`} />
        <path d={`M${points.join(' L')}`} vectorEffect="non-scaling-stroke" />
      </Drawing>
      <Text size={1} tone="subtle" aria-hidden>
        {words}
      </Text>
    </div>
  );
}
