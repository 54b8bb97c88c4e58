import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Circumstances_athlete$key } from '../../__generated__/Circumstances_athlete.graphql.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { useIsPhone } from '../../ui/phone.ts';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { type Circumstance, circumstanceTitle, kindTextOf } from './circumstanceText.ts';

const Frame = styled('div', {
  border: '1px solid $colors$line',
  borderRadius: '$large',
  backgroundColor: '$surface',
});
const Row = styled('section', {
  padding: '$3 $4',
  '@medium': { padding: '$4 $5' },
  '& + &': { borderTop: '1px solid $colors$line' },
});
const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  '& > svg': { flexShrink: 0, color: '$textSubtle' },
});
const Folded = styled(Disclosure, {
  '& > summary': { listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary svg:last-child': { marginLeft: 'auto', transition: 'transform $transitions$fast' },
  '&[open] > summary svg:last-child': { transform: 'rotate(180deg)' },
  '&[open] > summary': { marginBottom: '$2' },
});
const Body = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2 $4' });
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
    const text = kindTextOf(each);
    return text === undefined ? [] : [{ each, text }];
  });
  // on a phone several would push the week out of sight
  const isFolded = useIsPhone() && known.length > 1;
  if (known.length === 0) return null;
  return (
    <Frame>
      {known.map(({ each, text }) => {
        const Icon = text.icon;
        const title = circumstanceTitle(each, text.name, today);
        const icon = <Icon size={22} stroke={1.75} aria-hidden />;
        const body = (
          <>
            <Words>
              {!isFolded && <Text weight="medium">{title}</Text>}
              <Text size={2} tone="muted">
                {text.effect(each, actions !== undefined)} {each.revision?.summary}
              </Text>
            </Words>
            {actions && (
              <Inline gap={3} css={{ '@media print': { display: 'none' } }}>
                {actions(each)}
              </Inline>
            )}
          </>
        );
        return (
          <Row key={`${each.kind} ${each.area}`} aria-label={title}>
            {isFolded ? (
              <Folded>
                <summary>
                  <Line>
                    {icon}
                    <Text weight="medium">{title}</Text>
                    <IconChevronDown size={18} aria-hidden />
                  </Line>
                </summary>
                <Body>{body}</Body>
              </Folded>
            ) : (
              <Line>
                {icon}
                <Body css={{ flex: 1 }}>{body}</Body>
              </Line>
            )}
          </Row>
        );
      })}
    </Frame>
  );
}
