import { IconCalendarPlus, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  CalendarCard_viewer$data,
  CalendarCard_viewer$key,
} from '../../__generated__/CalendarCard_viewer.graphql.ts';
import { fullDate } from '../../cards/dateText.ts';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { CALENDAR, CALENDAR_TITLES } from './cardTexts.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { type FeedKind, useCalendarFeeds } from './useCalendarFeeds.ts';

const Address = styled('code', { fontFamily: '$mono', fontSize: '$3', overflowWrap: 'anywhere', userSelect: 'all' });
const Row = styled('li', { paddingY: '$5', borderTop: '1px solid $colors$line', '&:last-child': { paddingBottom: 0 } });

const KINDS: readonly { kind: FeedKind; title: string; about: string }[] = [
  {
    kind: 'FULL',
    title: CALENDAR_TITLES.full,
    about: 'Workouts with their steps and reasons, races, and a link back here. For your own calendar.',
  },
  {
    kind: 'BUSY',
    title: CALENDAR_TITLES.busy,
    about: 'Only the word “Training” and the times, marked as private. To share with family or colleagues.',
  },
];

type Feed = NonNullable<CalendarCard_viewer$data['calendarFeeds']>[number];
const dayOf = (instant: string) => fullDate(instant.slice(0, 10));

function NewAddress({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(url).then(() => setCopied(true));
  };
  return (
    <Notice tone="success" role="status" title="Copy the address now: it is not shown again.">
      <Stack gap={4}>
        <Address>{url}</Address>
        <Inline gap={3}>
          <Button
            size="small"
            icon={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={copy}
          >
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
          <ButtonLink size="small" href={url.replace(/^https?:/, 'webcal:')}>
            <IconCalendarPlus size={16} aria-hidden />
            Open in Calendar App
          </ButtonLink>
        </Inline>
        <Text size={2}>
          Whoever has the address can read this calendar. A fingerprint of it is all that is kept here.
        </Text>
      </Stack>
    </Notice>
  );
}

interface FeedRowProps {
  title: string;
  about: string;
  feed: Feed | undefined;
  newUrl: string | null;
  busy: boolean;
  onCreate: () => void;
  onRenew: () => void;
  onEnd: () => void;
}

function FeedRow({ title, about, feed, newUrl, busy, onCreate, onRenew, onEnd }: FeedRowProps) {
  return (
    <Row>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading as="h3" size={3}>
            {title}
          </Heading>
          <Text tone="muted">{about}</Text>
          {feed && (
            <Text size={2} tone="subtle">
              {`Address made ${dayOf(feed.createdAt)}. ${feed.lastReadAt ? `Last read ${dayOf(feed.lastReadAt)}.` : 'Not read yet.'}`}
            </Text>
          )}
        </Stack>
        {newUrl && <NewAddress key={newUrl} url={newUrl} />}
        <Inline gap={3}>
          {feed ? (
            <>
              <Button size="small" busy={busy} aria-label={`New address: ${title}`} onClick={onRenew}>
                New Address
              </Button>
              <Button size="small" tone="ghost" disabled={busy} aria-label={`End address: ${title}`} onClick={onEnd}>
                End
              </Button>
            </>
          ) : (
            <Button size="small" busy={busy} aria-label={`Create address: ${title}`} onClick={onCreate}>
              Create Address
            </Button>
          )}
        </Inline>
      </Stack>
    </Row>
  );
}

/** Addresses from which calendar programs read the athlete's training; shown once, since only their hashes are kept. */
export function CalendarCard({ viewer }: { viewer: CalendarCard_viewer$key }) {
  const { calendarFeeds } = useFragment(
    graphql`
      fragment CalendarCard_viewer on Viewer {
        calendarFeeds {
          id
          kind
          createdAt
          lastReadAt
        }
      }
    `,
    viewer,
  );
  const { create, revoke, made, busy } = useCalendarFeeds();
  const [asked, setAsked] = useState<{ kind: FeedKind; act: 'renew' | 'end' } | null>(null);
  if (!calendarFeeds) return null;
  const feedOf = (kind: FeedKind) => calendarFeeds.find((feed) => feed.kind === kind);
  const confirm = ({ kind, act }: NonNullable<typeof asked>) => {
    const feed = feedOf(kind);
    if (act === 'renew') create(kind);
    else if (feed) revoke(kind, feed.id);
    setAsked(null);
  };
  return (
    <SettingsCard {...CALENDAR}>
      <ul aria-label="Calendars to subscribe to">
        {KINDS.map(({ kind, title, about }) => (
          <FeedRow
            key={kind}
            title={title}
            about={about}
            feed={feedOf(kind)}
            newUrl={made?.kind === kind && feedOf(kind) ? made.url : null}
            busy={busy === kind}
            onCreate={() => create(kind)}
            onRenew={() => setAsked({ kind, act: 'renew' })}
            onEnd={() => setAsked({ kind, act: 'end' })}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={asked.act === 'renew' ? 'Make a new address?' : 'End this address?'}
          confirmLabel={asked.act === 'renew' ? 'Make New Address' : 'End Address'}
          busy={false}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        >
          The present address stops working at once: calendars that use it are no longer updated.
        </ConfirmDialog>
      )}
    </SettingsCard>
  );
}
