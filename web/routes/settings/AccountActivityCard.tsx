import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { AccountActivityCard_viewer$key, AccountAct } from '../../__generated__/AccountActivityCard_viewer.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { CALENDAR_TITLES } from './cardTexts.ts';
import { SettingsCard } from './SettingsCard.tsx';

const TOLD: Readonly<Record<Exclude<AccountAct, '%future added value'>, string>> = {
  ACCOUNT_CREATED: 'Account created',
  SIGNED_IN: 'Signed in',
  GOOGLE_LINKED: 'Google sign-in connected',
  SESSIONS_ENDED: 'Signed out everywhere',
  PASSWORD_CHANGED: 'Password changed',
  PASSWORD_RESET: 'Password replaced by way of a link',
  RESET_LINK_MADE: 'Link for a new password made',
  TOKEN_CREATED: 'Access token made',
  TOKEN_REVOKED: 'Access token ended',
  CALENDAR_CREATED: 'Calendar address made',
  CALENDAR_ENDED: 'Calendar address ended',
  COACHING_ENABLED: 'Coaching turned on',
  COACH_ACCEPTED: 'Coach accepted',
  COACHING_ENDED: 'Coaching ended',
  INVITATIONS_ENDED: 'Open invitations taken back',
  EXPORTED: 'All data exported',
};

/** Calendars by the names that their card gives them. */
function detailText(act: AccountAct, detail: string): string {
  const isCalendar = act === 'CALENDAR_CREATED' || act === 'CALENDAR_ENDED';
  return isCalendar && detail in CALENDAR_TITLES ? CALENDAR_TITLES[detail as keyof typeof CALENDAR_TITLES] : detail;
}

const FIRST = 5;

const Row = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '$4',
  overflowWrap: 'anywhere',
});

/** Who got in, and what was given out: the latest first. */
export function AccountActivityCard({ viewer }: { viewer: AccountActivityCard_viewer$key }) {
  const { accountEvents, user } = useFragment(
    graphql`
      fragment AccountActivityCard_viewer on Viewer {
        accountEvents {
          act
          at
          detail
        }
        user {
          timeZone
        }
      }
    `,
    viewer,
  );
  const [isWhole, setWhole] = useState(false);
  const events = accountEvents ?? [];
  const shown = isWhole ? events : events.slice(0, FIRST);
  const moment = new Intl.DateTimeFormat('en-GB', { timeZone: user.timeZone, day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
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
          {shown.map(({ act, at, detail }, index) => (
            <Row key={`${at} ${index}`}>
              <Text as="span">
                {act in TOLD ? TOLD[act as keyof typeof TOLD] : 'Something else'}
                {detail && `: ${detailText(act, detail)}`}
              </Text>
              <Text as="span" tone="muted">
                <time dateTime={at}>{moment.format(new Date(at))}</time>
              </Text>
            </Row>
          ))}
        </Stack>
      )}
      {events.length > FIRST && (
        <div>
          <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show Fewer' : `Show All ${events.length}`}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}
