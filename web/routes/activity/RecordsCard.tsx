import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { clockText } from '../../../api/core/units/clock.ts';
import type { RecordsCard_curve$key } from '../../__generated__/RecordsCard_curve.graphql.ts';
import { fullDate } from '../../cards/dateText.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { focusRing, styled } from '../../ui/theme.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { lengthText } from './activityNumbers.ts';
import { effortText, periodWord } from './effortCurve.ts';
import { Figures } from './Figures.tsx';

/** Lengths that riders and runners compare, seconds. */
const COMPARED: readonly number[] = [5, 60, 300, 1200, 3600];

const Held = styled(Link, {
  ...focusRing,
  display: 'inline-block',
  color: '$text',
  borderRadius: '$small',
  textDecoration: 'none',
  '& span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:hover': { color: '$accent' },
  '& small': { display: 'block', fontSize: '$1', color: '$textMuted' },
});

interface Cell {
  text: string;
  activityId: string;
  date: string;
}

/** The best of the lengths and distances that people compare, each with the recording that holds it. */
export function RecordsCard({ curve: key }: { curve: RecordsCard_curve$key }) {
  const curve = useFragment(
    graphql`
      fragment RecordsCard_curve on EffortCurve {
        sport
        measure
        spans {
          period
          efforts {
            seconds
            value
            activityId
            date
          }
          fastest {
            metres
            seconds
            activityId
            date
          }
        }
      }
    `,
    key,
  );
  const told = effortText(curve, useUnits());
  const { spans } = curve;
  const all = spans.at(-1)!;
  const rows = [
    ...all.fastest.map(({ metres }) => ({
      name: `${metres / 1000} km`,
      cells: spans.map(({ fastest }): Cell | null => {
        const best = fastest.find((each) => each.metres === metres);
        return best ? { ...best, text: clockText(best.seconds) } : null;
      }),
    })),
    ...COMPARED.filter((length) => all.efforts.some(({ seconds }) => seconds === length)).map((length) => ({
      name: lengthText(length),
      cells: spans.map(({ efforts }): Cell | null => {
        const best = efforts.find(({ seconds }) => seconds === length);
        return best ? { ...best, text: told.text(best.value) } : null;
      }),
    })),
  ];
  return (
    <Card aria-label="Records">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading>Records</Heading>
          <Text tone="muted">Each leads to the recording that holds it.</Text>
        </Stack>
        <Figures
          label="Records of each time"
          head={['Effort', ...spans.map(({ period }) => periodWord(period) ?? period)].map((name) => ({ name }))}
          rows={rows.map(({ name, cells }) => [
            name,
            ...cells.map((cell, index) =>
              cell ? (
                <Held key={index} to={`/activities/${cell.activityId}`}>
                  <span>{cell.text}</span>
                  <small>{fullDate(cell.date)}</small>
                </Held>
              ) : (
                '–'
              ),
            ),
          ])}
        />
      </Stack>
    </Card>
  );
}
