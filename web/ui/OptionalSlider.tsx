import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button, IconButton } from './Button.tsx';
import { Range, SliderEnds } from './Slider.tsx';
import { styled } from './theme.ts';

// as high with the one button as with the other, so that an answer moves nothing
const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '$controlSmall',
  '@touch': { minHeight: '$touch' },
});
const Name = styled('span', { flexGrow: 1, fontSize: '$3', fontWeight: '$medium', lineHeight: '$snug' });
const Value = styled('output', { fontSize: '$3', fontWeight: '$semibold', color: '$text', whiteSpace: 'nowrap' });
const Unanswered = styled('span', { fontSize: '$2', color: '$textSubtle', whiteSpace: 'nowrap' });

interface OptionalSliderProps {
  label: string;
  /** Null: not answered. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Where the thumb waits until there is an answer. */
  start: number;
  min?: number;
  max?: number;
  /** Words for the two ends: ["calm", "overwhelming"]. */
  anchors?: readonly [string, string];
  /** The value in a word, beside it: "good". */
  word?: string;
}

/** A slider whose first place is not an answer: it becomes one when it is moved, pressed or confirmed. */
export function OptionalSlider({
  label,
  value,
  onChange,
  start,
  min = 1,
  max = 10,
  anchors,
  word,
}: OptionalSliderProps) {
  const isAnswered = value !== null;
  const range = useRef<HTMLInputElement>(null);
  // the button that was pressed is gone then
  const answer = (next: number | null) => {
    onChange(next);
    range.current?.focus();
  };
  const confirm = (event: KeyboardEvent) => {
    if (isAnswered || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onChange(start);
  };
  return (
    <div>
      <Head>
        <Name>{label}</Name>
        {isAnswered ? (
          <>
            <Value>
              {value}/{max}
              {word && ` · ${word}`}
            </Value>
            <IconButton
              size="small"
              label={`Clear ${label.toLowerCase()}`}
              css={{ marginRight: '-$2' }}
              onClick={() => answer(null)}
            >
              <IconX size={14} aria-hidden />
            </IconButton>
          </>
        ) : (
          <>
            <Unanswered>Not answered</Unanswered>
            <Button
              size="small"
              tone="ghost"
              aria-label={`${label}: use ${start}`}
              css={{ paddingX: '$2', marginRight: '-$2', color: '$accent' }}
              onClick={() => answer(start)}
            >
              Use {start}
            </Button>
          </>
        )}
      </Head>
      <Range
        ref={range}
        min={min}
        max={max}
        value={value ?? start}
        waiting={!isAnswered}
        aria-label={label}
        aria-valuetext={
          isAnswered
            ? `${value} of ${max}${word ? `, ${word}` : ''}`
            : `Not answered. Enter answers ${start} of ${max}.`
        }
        onChange={onChange}
        onPointerUp={() => {
          if (!isAnswered) onChange(start);
        }}
        onKeyDown={confirm}
      />
      {anchors && (
        <SliderEnds aria-hidden>
          <span>{anchors[0]}</span>
          <span>{anchors[1]}</span>
        </SliderEnds>
      )}
    </div>
  );
}
