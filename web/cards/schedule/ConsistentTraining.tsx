import { useState } from 'react';
import { SPORT_LABELS } from '../../copy.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../../../api/core/codes/sport.ts';
import { Button } from '../../ui/Button.tsx';
import { ToggleChips } from '../../ui/choices.tsx';
import { FieldGroup } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import type { Generate } from './useGenerating.ts';
import { nameOf } from '../../names.ts';

const OPTIONS = ENDURANCE_SPORTS.map((sport) => ({ value: sport, label: SPORT_LABELS[sport] }));

interface ConsistentTrainingProps {
  sports?: readonly EnduranceSport[];
  busy: boolean;
  onGenerate: Generate;
  /** Who trains, where it is not the reader. */
  firstName?: string;
}

/** Training without a race: the sports to keep going, at least one. */
export function ConsistentTraining({ sports = [], busy, onGenerate, firstName }: ConsistentTrainingProps) {
  const [chosen, setChosen] = useState<readonly EnduranceSport[]>(sports);
  const [isMissing, setMissing] = useState(false);
  const generate = () => {
    if (chosen.length === 0) return setMissing(true);
    onGenerate({ mode: 'TRAIN_CONSISTENTLY', selectedSports: chosen.map(nameOf) });
  };
  return (
    <Stack gap={4} align="start">
      <FieldGroup
        label={firstName ? `Which sports is ${firstName} to train?` : 'Which sports do you want to train?'}
        error={isMissing ? 'Please select at least one sport' : undefined}
      >
        <ToggleChips
          options={OPTIONS}
          value={chosen}
          onChange={(next) => {
            setChosen(next);
            setMissing(false);
          }}
        />
      </FieldGroup>
      <Button tone="primary" wraps busy={busy} onClick={generate}>
        Generate Consistent Training Schedule
      </Button>
    </Stack>
  );
}
