import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router';
import type {
  AccountActivityCard_viewer$key,
  AccountAct,
} from '../../__generated__/AccountActivityCard_viewer.graphql.ts';
import type { AccountActivityQuery } from '../../__generated__/AccountActivityQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { CALENDAR_TITLES } from './cardTexts.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { accountActWord } from './settingsWords.ts';

const MORE = 20;

/** Calendars by the names that their card gives them. */
function detailText(act: AccountAct, detail: string): string {
  const isCalendar = act === 'CALENDAR_CREATED' || act === 'CALENDAR_ENDED';
  return isCalendar && detail in CALENDAR_TITLES ? CALENDAR_TITLES[detail as keyof typeof CALENDAR_TITLES] : detail;
}

const Row = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '$4',
  overflowWrap: 'anywhere',
});

/** Who got in, and what was given out: the latest first. */
export function AccountActivityCard({ viewer }: { viewer: AccountActivityCard_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AccountActivityQuery,
    AccountActivityCard_viewer$key
  >(
    graphql`
      fragment AccountActivityCard_viewer on Viewer
      @refetchable(queryName: "AccountActivityQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
        auditLog(first: $count, after: $cursor) @connection(key: "AccountActivityCard_auditLog") {
          edges {
            node {
              id
              act
              at
              detail
            }
          }
        }
        user {
          timeZone
        }
      }
    `,
    viewer,
  );
  const { auditLog, user } = data;
  const events = (auditLog?.edges ?? []).map(({ node }) => node);
  const moment = new Intl.DateTimeFormat('en-GB', {
    timeZone: user.timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <SettingsCard
      place="activity"
      description={
        <>
          Sign-ins, tokens, calendars, coaches, exports. Something you did not do?{' '}
          <TextLink as={Link} to="#sign-in">
            Change your password
          </TextLink>
          : other browsers are then signed out.
        </>
      }
    >
      {events.length === 0 ? (
        <Text tone="muted">Nothing yet.</Text>
      ) : (
        <Stack as="ul" gap={3}>
          {events.map(({ id, act, at, detail }) => (
            <Row key={id}>
              <Text as="span">
                {accountActWord(act) ?? 'Something else'}
                {detail && `: ${detailText(act, detail)}`}
              </Text>
              <Text as="span" tone="muted">
                <time dateTime={at}>{moment.format(new Date(at))}</time>
              </Text>
            </Row>
          ))}
        </Stack>
      )}
      {hasNext && (
        <div>
          <Button busy={isLoadingNext} onClick={() => loadNext(MORE)}>
            Show Older Activity
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}
