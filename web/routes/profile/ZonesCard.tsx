import { type ZoneLine, type ZoneTable, zoneTables } from '../../../api/core/athlete/thresholds.ts';
import type { ProfileView_athlete$data } from '../../__generated__/ProfileView_athlete.graphql.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { FoldedOnPhone } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { Fact, Facts, ProfileCard } from './Facts.tsx';
import { rangeText, Table, unitsOf } from './zoneText.tsx';

const Tables = styled('div', {
  display: 'grid',
  gap: '$6 $8',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
});
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
        <FoldedOnPhone summary="Zones">
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
        </FoldedOnPhone>
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
