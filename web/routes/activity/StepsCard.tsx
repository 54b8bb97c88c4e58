import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import { clockText } from '../../../api/core/units/clock.ts';
import type {
  StepsCard_activity$data,
  StepsCard_activity$key,
} from '../../__generated__/StepsCard_activity.graphql.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { stepTarget } from '../../cards/workoutProfile.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { stepWord } from '../../words.ts';
import { offText, speedNumber, speedUnit } from './activityNumbers.ts';
import { Figures, Under } from './Figures.tsx';

/** Of a target the unit goes below it, whole, before the table grows wider than a phone. */
const Target = styled('span', { whiteSpace: 'normal' });

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
  const done = ({ planned, power, speed, heartRate }: Step): { figure: string | number; unit: string } | null => {
    if (planned.target.metric === 'LTHR')
      return heartRate == null ? null : { figure: Math.round(heartRate), unit: 'bpm' };
    if (sport === 'CYCLING') return power == null ? null : { figure: Math.round(power), unit: 'W' };
    return speed == null ? null : { figure: speedNumber(speed, sport, units), unit: speedUnit(sport, units) };
  };
  const meanText = (step: Step, share: string | null) => {
    const mean = done(step);
    // a target in the athlete's own units has told the unit
    return mean ? `${mean.figure}${share === null ? ` ${mean.unit}` : ''}` : '–';
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
          head={[{ name: 'Step' }, { name: 'Time' }, { name: 'Target' }, { name: 'Mean' }]}
          rows={steps.map((step) => {
            const { planned, movingSec, off } = step;
            const { target, share } = stepTarget(planned, athlete.thresholds ?? null, units);
            return [
              stepWord(planned.kind) ?? 'Step',
              <Fragment key="time">
                {clockText(movingSec)} <Under>of {clockText(planned.durationSec)}</Under>
              </Fragment>,
              <Target key="target">{target?.replace('/100 ', '/100\u00a0') ?? '–'}</Target>,
              <Fragment key="mean">
                {meanText(step, share)} {off != null && <Under off={off !== 0}>{offText(off)}</Under>}
              </Fragment>,
            ];
          })}
        />
      </Stack>
    </Card>
  );
}
