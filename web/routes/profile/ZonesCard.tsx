import { type DisplayUnits, paceMeasure } from '../../../api/core/units/displayUnits.ts';
import { paceText, type ZoneLine, type ZoneTable, zoneTables } from '../../../api/core/athlete/thresholds.ts';
import type { ProfileView_athlete$data } from '../../__generated__/ProfileView_athlete.graphql.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { Fact, Facts, ProfileCard } from './Facts.tsx';

const Tables = styled('div', {
  display: 'grid',
  gap: '$6 $8',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
});
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$3',
  '& caption': { textAlign: 'left', fontWeight: '$medium', paddingBottom: '$2' },
  '& th': { textAlign: 'left', fontWeight: '$regular', color: '$textMuted' },
  '& td': { textAlign: 'right' },
  '& th, & td': { paddingY: '$1', borderTop: '1px solid $colors$line' },
});

interface Unit {
  title: string;
  /** The pace of a faster zone is a smaller number: its bounds are read the other way round. */
  write: (value: number) => string;
  unit: string;
  isPace?: boolean;
}

const whole = (value: number) => String(Math.round(value));

function unitsOf(units: DisplayUnits): Record<ZoneTable, Unit> {
  const pace = (title: string, sport: 'run' | 'swim'): Unit => {
    const { per, label } = paceMeasure(sport, units);
    return { title, unit: label, write: (speed) => paceText(speed, per), isPace: true };
  };
  return {
    power: { title: 'Bike power', unit: 'W', write: whole },
    runPace: pace('Run pace', 'run'),
    swimPace: pace('Swim pace', 'swim'),
    runHeartRate: { title: 'Run heart rate', unit: 'bpm', write: whole },
    bikeHeartRate: { title: 'Bike heart rate', unit: 'bpm', write: whole },
  };
}

function rangeText({ lo, hi }: ZoneLine, { write, unit, isPace = false }: Unit): string {
  if (lo === null) return `${isPace ? 'slower than' : 'under'} ${write(hi!)} ${unit}`;
  if (hi === null) return `${isPace ? 'faster than' : 'from'} ${write(lo)} ${unit}`;
  return `${write(lo)} to ${write(hi)} ${unit}`;
}

/** Thresholds on file and the zones that they make. */
export function ZonesCard({ thresholds }: { thresholds: ProfileView_athlete$data['thresholds'] }) {
  const { ftp = null, runThresholdSpeed = null, css = null, lthr = null } = thresholds;
  const units = unitsOf(useUnits());
  const tables = Object.entries(zoneTables({ ftp, runThresholdSpeed, css, lthr })) as [ZoneTable, ZoneLine[]][];
  return (
    <ProfileCard
      title="Thresholds and Zones"
      text="Targets of your workouts go by these. What is not set is given as effort from 1 to 10."
    >
      <Facts>
        <Fact label="FTP, bike">{ftp !== null && `${Math.round(ftp)} W`}</Fact>
        <Fact label="Threshold pace, run">
          {runThresholdSpeed !== null && `${units.runPace.write(runThresholdSpeed)} ${units.runPace.unit}`}
        </Fact>
        <Fact label="CSS, swim">{css !== null && `${units.swimPace.write(css)} ${units.swimPace.unit}`}</Fact>
        <Fact label="Threshold heart rate">{lthr !== null && `${Math.round(lthr)} bpm`}</Fact>
      </Facts>
      {tables.length > 0 ? (
        <Tables>
          {tables.map(([name, lines]) => (
            <Table key={name}>
              <caption>{units[name].title}</caption>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.name}>
                    <th scope="row">{line.name}</th>
                    <td>{rangeText(line, units[name])}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          ))}
        </Tables>
      ) : (
        <Stack gap={1}>
          <Heading as="h3" size={4}>
            No thresholds yet
          </Heading>
          <Text tone="muted">Edit your profile to set them, from a test or from a recent race.</Text>
        </Stack>
      )}
    </ProfileCard>
  );
}
