import { graphql, useFragment } from 'react-relay';
import { clockText } from '../../../api/core/units/clock.ts';
import type {
  StepsCard_activity$data,
  StepsCard_activity$key,
} from '../../__generated__/StepsCard_activity.graphql.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { ownTargetText, targetText } from '../../cards/workoutProfile.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { stepWord } from '../../words.ts';
import { offText, speedText } from './activityNumbers.ts';
import { Figures } from './Figures.tsx';

const Under = styled('span', {
  display: 'block',
  fontSize: '$2',
  color: '$textMuted',
  variants: { off: { true: { color: '$warning' } } },
});

type Step = StepsCard_activity$data['analysis']['steps'][number];

/** Each planned step beside what was done; nothing where the recording does not show them. */
export function StepsCard({ activity: key }: { activity: StepsCard_activity$key }) {
  const {
    recordedSport: sport,
    athlete,
    analysis,
  } = useFragment(
    graphql`
      fragment StepsCard_activity on Activity {
        recordedSport
        athlete {
          thresholds {
            ftp
            runThresholdSpeed
            css
            lthr
          }
        }
        analysis @required(action: THROW) {
          stepsText
          steps {
            number
            movingSec
            power
            speed
            heartRate
            off
            planned {
              kind
              durationSec
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
  const { steps, stepsText } = analysis;
  if (steps.length === 0) return null;
  const doneText = ({ planned, power, speed, heartRate }: Step) => {
    const { metric } = planned.target;
    if (metric === 'LTHR') return heartRate == null ? null : `${Math.round(heartRate)} bpm`;
    if (sport === 'CYCLING') return power == null ? null : `${Math.round(power)} W`;
    return speed == null ? null : speedText(speed, sport, units);
  };
  return (
    <Card aria-label="Planned steps">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading>Planned Steps</Heading>
          {stepsText && <Text tone="muted">{`Work: ${stepsText}`}</Text>}
        </Stack>
        <Figures
          label="Planned steps and what was done"
          head={['Step', 'Time', 'Target', 'Mean']}
          rows={steps.map((step) => [
            stepWord(step.planned.kind) ?? 'Step',
            <>
              {clockText(step.movingSec)} <Under>of {clockText(step.planned.durationSec)}</Under>
            </>,
            ownTargetText(step.planned.target, athlete.thresholds ?? null, units) ?? targetText(step.planned.target),
            <>
              {doneText(step) ?? '–'} {step.off != null && <Under off={step.off !== 0}>{offText(step.off)}</Under>}
            </>,
          ])}
        />
      </Stack>
    </Card>
  );
}
