import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Circumstances_athlete$key } from '../../__generated__/Circumstances_athlete.graphql.ts';
import { Inline } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { type Circumstance, circumstanceTitle, rowOf } from './circumstanceText.ts';

const Frame = styled('div', {
  border: '1px solid $colors$line',
  borderRadius: '$large',
  backgroundColor: '$surface',
});
const Row = styled('section', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  padding: '$3 $4',
  '@medium': { padding: '$4 $5' },
  '& + &': { borderTop: '1px solid $colors$line' },
  '& > svg': { flexShrink: 0, color: '$textSubtle' },
});
const Words = styled('div', { flex: '1 1 14rem', minWidth: 0 });

interface CircumstancesProps {
  athlete: Circumstances_athlete$key;
  /** What can be done about one; nothing where the reader looks at somebody else's. */
  actions?: (circumstance: Circumstance) => ReactNode;
}

/** Says what the plan makes room for, each with its end and with what it changed, as long as it lasts. */
export function Circumstances({ athlete: key, actions }: CircumstancesProps) {
  const { circumstances, today } = useFragment(
    graphql`
      fragment Circumstances_athlete on Athlete {
        today
        circumstances {
          kind
          from
          to
          area
          minutes
          revision {
            id
            summary
          }
        }
      }
    `,
    key,
  );
  // a newer server may know of more
  const known = (circumstances ?? []).flatMap((each) => {
    const row = rowOf(each);
    return row === undefined ? [] : [{ each, row }];
  });
  if (known.length === 0) return null;
  return (
    <Frame>
      {known.map(({ each, row }) => {
        const Icon = row.icon;
        const title = circumstanceTitle(each, row.name, today);
        return (
          <Row key={`${each.kind} ${each.area}`} aria-label={title}>
            <Icon size={22} stroke={1.75} aria-hidden />
            <Words>
              <Text weight="medium">{title}</Text>
              <Text size={2} tone="muted">
                {row.effect(each)} {each.revision?.summary}
              </Text>
            </Words>
            {actions && (
              <Inline gap={3} css={{ '@media print': { display: 'none' } }}>
                {actions(each)}
              </Inline>
            )}
          </Row>
        );
      })}
    </Frame>
  );
}
