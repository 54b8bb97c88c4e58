import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { focusRing, styled } from '../../ui/theme.ts';
import { fullDate } from '../dateText.ts';
import { BeforeAfter } from '../../forms/Change.tsx';
import type { Preview } from './useRegeneration.ts';
import { hoursToFiveMinutes } from '../../../api/core/units/timeText.ts';

type Week = Preview['weeks'][number];

/** Hours; a smaller change is none that a person would notice. */
const NOTICEABLE = 0.05;

const Bars = styled('div', {
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2px',
  height: '6rem',
  borderBottom: '1px solid $colors$lineStrong',
});
const Pair = styled('div', { display: 'flex', flex: 1, alignItems: 'flex-end', height: '100%', minWidth: 0 });
const Bar = styled('span', {
  flex: 1,
  minWidth: 0,
  borderRadius: '2px 2px 0 0',
  variants: { side: { before: { backgroundColor: '$lineStrong' }, after: { backgroundColor: '$accent' } } },
});
const Key = styled('ul', {
  display: 'flex',
  gap: '$4',
  fontSize: '$2',
  color: '$textMuted',
  '& li': { display: 'flex', alignItems: 'center', gap: '$2' },
  '& span': { flex: 'none', square: '0.75rem', borderRadius: '2px', forcedColorAdjust: 'none' },
});
const Details = styled('details', { fontSize: '$3' });
const Opener = styled('summary', { ...focusRing, cursor: 'pointer', color: '$textMuted', borderRadius: '$small' });
const Scroller = styled('div', { maxHeight: '16rem', marginTop: '$3', overflowY: 'auto', ...focusRing });
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$2',
  '& th, & td': {
    padding: '$1 $3 $1 0',
    textAlign: 'left',
    fontWeight: '$regular',
    borderTop: '1px solid $colors$line',
  },
  '& thead th': { borderTop: 0, color: '$textSubtle' },
});

const changes = ({ hoursBefore, hoursAfter }: Week) => Math.abs((hoursAfter ?? 0) - (hoursBefore ?? 0)) >= NOTICEABLE;
const text = (value: number | null | undefined) => (value == null ? '–' : hoursToFiveMinutes(value));

/** How the weekly hours change, as pairs of bars and week by week in words. */
export function PreviewHours({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.flatMap(({ hoursBefore, hoursAfter }) => [hoursBefore ?? 0, hoursAfter ?? 0]));
  const count = weeks.filter(changes).length;
  const height = (value: number | null | undefined) => ({ height: `${(100 * (value ?? 0)) / most}%` });
  return (
    <Stack gap={3} as="section" aria-label="Weekly hours">
      <Heading as="h3" size={4}>
        Weekly hours
      </Heading>
      <Text tone="muted">
        {count === 0
          ? 'Every week keeps its hours.'
          : `${count} of ${weeks.length} ${weeks.length === 1 ? 'week' : 'weeks'} from now on ${count === 1 ? 'changes' : 'change'}.`}
      </Text>
      <Bars aria-hidden>
        {weeks.map(({ weekStartDate, hoursBefore, hoursAfter }) => (
          <Pair key={weekStartDate}>
            <Bar side="before" style={height(hoursBefore)} />
            <Bar side="after" style={height(hoursAfter)} />
          </Pair>
        ))}
      </Bars>
      <Key aria-hidden>
        <li>
          <Bar side="before" /> Now
        </li>
        <li>
          <Bar side="after" /> New plan
        </li>
      </Key>
      <Details>
        <Opener>Week by week</Opener>
        <Scroller tabIndex={0} role="region" aria-label="Hours week by week">
          <Table>
            <thead>
              <tr>
                <th scope="col">Week from</th>
                <th scope="col">Hours</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ weekStartDate, hoursBefore, hoursAfter }) => (
                <tr key={weekStartDate}>
                  <th scope="row">{fullDate(weekStartDate)}</th>
                  <td>
                    <BeforeAfter before={text(hoursBefore)} after={text(hoursAfter)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      </Details>
    </Stack>
  );
}
