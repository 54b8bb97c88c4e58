import { Slider as Radix } from 'radix-ui';
import { styled } from './theme.ts';

export const SliderRoot = styled(Radix.Root, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: '1.75rem',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  '@touch': { height: '$touch' },
});
export const SliderTrack = styled(Radix.Track, {
  position: 'relative',
  flexGrow: 1,
  height: '6px',
  borderRadius: '$pill',
  backgroundColor: '$neutralSoft',
  boxShadow: 'inset 0 0 0 1px $colors$line',
});
export const SliderRange = styled(Radix.Range, {
  position: 'absolute',
  height: '100%',
  borderRadius: '$pill',
  backgroundColor: '$accent',
});
export const SliderThumb = styled(Radix.Thumb, {
  display: 'block',
  square: '1.375rem',
  borderRadius: '50%',
  backgroundColor: '$surface',
  border: '2px solid $colors$accent',
  boxShadow: '$small',
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
});

const Head = styled('div', { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '$3' });
const Name = styled('span', { fontSize: '$3', fontWeight: '$medium' });
const Value = styled('output', { fontSize: '$3', fontWeight: '$semibold', color: '$accent' });
export const SliderEnds = styled('div', { display: 'flex', justifyContent: 'space-between', fontSize: '$1', color: '$textSubtle' });

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Words for the two ends: ["very easy", "all out"]. */
  anchors?: readonly [string, string];
  disabled?: boolean;
}

/** Integers from `min` to `max` (1 to 10) in steps of 1, with the value in sight. */
export function Slider({ label, value, onChange, min = 1, max = 10, anchors, disabled }: SliderProps) {
  return (
    <div>
      <Head>
        <Name>{label}</Name>
        <Value>
          {value}/{max}
        </Value>
      </Head>
      <SliderRoot
        min={min}
        max={max}
        step={1}
        value={[value]}
        disabled={disabled}
        onValueChange={([next]) => onChange(next ?? value)}
      >
        <SliderTrack>
          <SliderRange />
        </SliderTrack>
        <SliderThumb aria-label={label} aria-valuetext={`${value} of ${max}`} />
      </SliderRoot>
      {anchors && (
        <SliderEnds aria-hidden>
          <span>{anchors[0]}</span>
          <span>{anchors[1]}</span>
        </SliderEnds>
      )}
    </div>
  );
}
