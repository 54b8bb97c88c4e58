import { IconArrowDown, IconArrowUp, IconPlus, IconRepeat, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { EFFORT_WORDS, type SteppedType } from '../../../api/core/workout/stepText/words.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { NumberInput, Select, TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { rowsOf, type StepPart, type StepRow, textOf } from './stepRowText.ts';

const Rows = styled('ol', { display: 'flex', flexDirection: 'column', gap: '$3' });
const Row = styled('li', {
  padding: '$3',
  border: '1px solid $colors$line',
  borderRadius: '$medium',
  backgroundColor: '$sunken',
});
const Part = styled('div', {
  display: 'grid',
  gap: '$2',
  gridTemplateColumns: 'minmax(0, 5.5rem) minmax(0, 1fr) auto',
  '@small': { gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 6rem) minmax(0, 1fr) auto' },
  '& > :first-child': { gridColumn: '1 / -1', '@small': { gridColumn: 'auto' } },
});
const Times = styled('div', { width: '5rem' });

const KINDS = [
  { value: '', label: 'By its place' },
  { value: 'warmup', label: 'Warm-up' },
  { value: 'work', label: 'Work' },
  { value: 'recovery', label: 'Recovery' },
  { value: 'rest', label: 'Rest' },
  { value: 'cooldown', label: 'Cool-down' },
];
const LEGS = ['bike:', 'run:'].flatMap((leg) =>
  KINDS.map(({ value, label }) => ({
    value: `${leg} ${value}`.trim(),
    label: `${leg === 'bike:' ? 'Bike' : 'Run'}, ${label.toLowerCase()}`,
  })),
);

const NEW_PARTS: Readonly<Record<SteppedType, StepPart>> = {
  run: { before: '', length: '10m', effort: 'easy' },
  bike: { before: '', length: '10m', effort: 'easy' },
  swim: { before: '', length: '100m', effort: 'easy' },
  strength: { before: '', length: '10', effort: 'squat' },
  brick: { before: '', length: '10m', effort: 'easy' },
};

interface StepRowsProps {
  value: string;
  workoutType: SteppedType;
  onChange: (text: string) => void;
}

/** The same line as fields, a row for each step or repeat. What is typed here stands in the line, and the other way round. */
export function StepRows({ value, workoutType, onChange }: StepRowsProps) {
  // fields may be empty for a moment, which no line can say
  const [rows, setRows] = useState<readonly StepRow[]>(() => rowsOf(value) ?? []);
  const words = [
    ...Object.keys(EFFORT_WORDS[workoutType === 'brick' || workoutType === 'strength' ? 'run' : workoutType]),
    'rest',
  ];
  const write = (next: readonly StepRow[]) => {
    setRows(next);
    onChange(textOf(next));
  };
  const change = (at: number, row: StepRow | null) =>
    write(rows.flatMap((each, i) => (i !== at ? [each] : row ? [row] : [])));
  const swap = (at: number, other: number) =>
    write(rows.map((each, i) => (i === at ? rows[other]! : i === other ? rows[at]! : each)));
  const first = {
    ...NEW_PARTS[workoutType],
    ...(workoutType === 'brick' && rows.length === 0 ? { before: 'bike:' } : {}),
  };
  return (
    <Stack gap={3}>
      <Rows aria-label="Steps">
        {rows.map((row, at) => (
          // rows have no identity of their own: their place is all they are
          <Row key={at}>
            <Stack gap={3}>
              <Inline justify="between" gap={2}>
                <Inline gap={2}>
                  <Times>
                    <NumberInput
                      aria-label={`Step ${at + 1}: how many times`}
                      min={1}
                      max={99}
                      value={row.times}
                      onChange={({ currentTarget }) =>
                        change(at, {
                          ...row,
                          times: Math.min(99, Math.max(1, Math.floor(Number(currentTarget.value)) || 1)),
                        })
                      }
                    />
                  </Times>
                  <span aria-hidden>×</span>
                </Inline>
                <Inline gap={1}>
                  <IconButton
                    size="small"
                    label={`Move step ${at + 1} up`}
                    disabled={at === 0}
                    onClick={() => swap(at, at - 1)}
                  >
                    <IconArrowUp size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    size="small"
                    label={`Move step ${at + 1} down`}
                    disabled={at === rows.length - 1}
                    onClick={() => swap(at, at + 1)}
                  >
                    <IconArrowDown size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    size="small"
                    tone="danger"
                    label={`Remove step ${at + 1}`}
                    onClick={() => change(at, null)}
                  >
                    <IconX size={16} aria-hidden />
                  </IconButton>
                </Inline>
              </Inline>
              {row.parts.map((part, index) => (
                <PartFields
                  key={index}
                  name={row.parts.length > 1 ? `Step ${at + 1}, part ${index + 1}` : `Step ${at + 1}`}
                  part={part}
                  options={workoutType === 'brick' ? [...KINDS, ...LEGS] : KINDS}
                  words={words}
                  onChange={(next) =>
                    change(at, { ...row, parts: row.parts.map((each, i) => (i === index ? next : each)) })
                  }
                  onRemove={
                    row.parts.length > 1
                      ? () => change(at, { ...row, parts: row.parts.filter((_, i) => i !== index) })
                      : null
                  }
                />
              ))}
              <div>
                <Button
                  size="small"
                  tone="ghost"
                  icon={<IconRepeat size={16} aria-hidden />}
                  onClick={() =>
                    change(at, {
                      ...row,
                      parts: [
                        ...row.parts,
                        {
                          before: '',
                          length: workoutType === 'strength' ? '60s' : '1m',
                          effort: workoutType === 'strength' ? 'rest' : 'easy',
                        },
                      ],
                    })
                  }
                >
                  Add to This Repeat<VisuallyHidden>, step {at + 1}</VisuallyHidden>
                </Button>
              </div>
            </Stack>
          </Row>
        ))}
      </Rows>
      <div>
        <Button
          size="small"
          icon={<IconPlus size={16} aria-hidden />}
          onClick={() => write([...rows, { times: 1, parts: [first] }])}
        >
          Add Step
        </Button>
      </div>
    </Stack>
  );
}

interface PartFieldsProps {
  name: string;
  part: StepPart;
  options: readonly { value: string; label: string }[];
  words: readonly string[];
  onChange: (part: StepPart) => void;
  onRemove: (() => void) | null;
}

function PartFields({ name, part, options, words, onChange, onRemove }: PartFieldsProps) {
  const known = options.some(({ value }) => value === part.before)
    ? options
    : [...options, { value: part.before, label: part.before }];
  const listId = `${name} efforts`.replaceAll(/\W+/g, '-');
  return (
    <Part>
      <Select
        aria-label={`${name}: kind`}
        options={known}
        value={part.before}
        onChange={({ currentTarget }) => onChange({ ...part, before: currentTarget.value })}
      />
      <TextInput
        aria-label={`${name}: length`}
        value={part.length}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ ...part, length: currentTarget.value })}
      />
      <TextInput
        aria-label={`${name}: how hard`}
        value={part.effort}
        autoComplete="off"
        list={listId}
        onChange={({ currentTarget }) => onChange({ ...part, effort: currentTarget.value })}
      />
      <datalist id={listId}>
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </datalist>
      {onRemove && (
        <IconButton size="small" tone="danger" label={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </IconButton>
      )}
    </Part>
  );
}
