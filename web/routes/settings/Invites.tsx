import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Invites_coach$key } from '../../__generated__/Invites_coach.graphql.ts';
import type { InvitesCreateMutation } from '../../__generated__/InvitesCreateMutation.graphql.ts';
import type { InvitesRevokeMutation } from '../../__generated__/InvitesRevokeMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useAct } from '../../forms/useAct.ts';
import { dateOf } from '../../cards/coaching/personText.ts';
import { useInviteUpdates } from './useInviteUpdates.ts';

const COPIED_MS = 3000;

const Row = styled('div', {
  display: 'grid',
  gap: '$3',
  alignItems: 'end',
  '@small': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
const Fields = styled('div', { display: 'grid', gap: '$4' });
const Made = styled('div', {
  padding: '$4',
  borderRadius: '$large',
  backgroundColor: '$successSoft',
  color: '$onSuccessSoft',
  fontSize: '$3',
});
const List = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  '& > li + li': { borderTop: '1px solid $colors$line' },
});
const Item = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$4',
  padding: '$3 0',
  fontSize: '$3',
  lineHeight: '$normal',
  overflowWrap: 'anywhere',
});

/** Empties a field, but for what was typed into it since. */
const emptied = (sent: string | null | undefined) => (typed: string) => (typed.trim() === (sent ?? '') ? '' : typed);

interface NewInvite {
  inviteId: string;
  link: string;
  /** Null: nowhere. */
  mailedTo: string | null;
}

/** Makes invitations, mails them where the server can, and lists those that are open. A link is shown once: it is not kept anywhere. */
export function Invites({ coach: key }: { coach: Invites_coach$key }) {
  const { invites, mailsInvites } = useFragment(
    graphql`
      fragment Invites_coach on Coach {
        mailsInvites
        invites @required(action: THROW) {
          id
          name
          expiresAt
        }
      }
    `,
    key,
  );
  useInviteUpdates();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [emailError, setEmailError] = useState<string>();
  const [made, setMade] = useState<NewInvite | null>(null);
  const [create, isMaking] = useAct<InvitesCreateMutation>(
    graphql`
      mutation InvitesCreateMutation($input: CreateCoachInviteInput!) {
        createCoachInvite(input: $input) {
          ... on CreateCoachInvitePayload @alias(as: "payload") {
            path
            mailedTo
            invite {
              id
            }
            coach {
              ...Invites_coach
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to make an invitation',
      refused: ({ errors }) => {
        const error = errors?.find(({ path }) => path === 'email');
        if (!error) return;
        setEmailError(error.message);
        return true;
      },
      done: ({ invite, path, mailedTo }, sent) => {
        setMade({ inviteId: invite.id, link: window.location.origin + path, mailedTo: mailedTo ?? null });
        setName(emptied(sent.name));
        setEmail(emptied(sent.email));
      },
    },
  );
  const [revoke, isRevoking] = useAct<InvitesRevokeMutation>(
    graphql`
      mutation InvitesRevokeMutation($input: RevokeCoachInviteInput!) {
        revokeCoachInvite(input: $input) {
          coach {
            ...Invites_coach
          }
        }
      }
    `,
    { failed: 'Failed to take the invitation back' },
  );
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (isMaking) return;
    setEmailError(undefined);
    create({ name: name.trim() || null, ...(mailsInvites && { email: email.trim() || null }) });
  };
  const nameField = (
    <Field label="Invite an athlete" hint="A name for your own list; the athlete does not see it.">
      <TextInput
        maxLength={100}
        placeholder="Such as: Robin from the club"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </Field>
  );
  return (
    <Stack gap={5}>
      <form onSubmit={make} noValidate>
        <Fields>
          {mailsInvites && nameField}
          <Row>
            {mailsInvites ? (
              <Field
                label="Their e-mail"
                hint="The invitation is sent there. Leave it out to send the link yourself."
                error={emailError}
              >
                <TextInput
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  value={email}
                  onChange={({ target }) => setEmail(target.value)}
                />
              </Field>
            ) : (
              nameField
            )}
            <Button type="submit" tone="primary" busy={isMaking} css={{ '@small': { marginBottom: '1.7rem' } }}>
              Make Invitation
            </Button>
          </Row>
        </Fields>
      </form>
      {/* answered or taken back, its link opens nothing any more */}
      {made && invites.some(({ id }) => id === made.inviteId) && <MadeLink key={made.link} {...made} />}
      <Stack as="section" gap={2}>
        <Heading as="h3" size={4}>
          Open Invitations
        </Heading>
        {invites.length === 0 ? (
          <Text tone="muted">None. Each invitation works once, for 14 days.</Text>
        ) : (
          <List>
            {invites.map((invite) => (
              <Item key={invite.id}>
                <span>
                  {invite.name ?? 'Without a name'}
                  <Text as="span" tone="muted">
                    {' '}
                    · good until {dateOf(invite.expiresAt)}
                  </Text>
                </span>
                <Button size="small" disabled={isRevoking} onClick={() => revoke({ inviteId: invite.id })}>
                  Take Back
                  <VisuallyHidden> the invitation {invite.name ?? 'without a name'}</VisuallyHidden>
                </Button>
              </Item>
            ))}
          </List>
        )}
      </Stack>
    </Stack>
  );
}

/** The link of a new invitation, to be sent now where it was not mailed. */
function MadeLink({ link, mailedTo }: Omit<NewInvite, 'inviteId'>) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // without a clipboard the text is chosen, to be copied by hand
      field.current?.select();
    }
  };
  return (
    <Made role="status">
      <Stack gap={3}>
        {mailedTo === null ? (
          <strong>Send this link now: it is shown once</strong>
        ) : (
          <div>
            <strong>The invitation is on its way to {mailedTo}</strong>
            <div>Should it not arrive, send this link yourself: it is shown once.</div>
          </div>
        )}
        <TextInput
          ref={field}
          readOnly
          aria-label="Link of the invitation"
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <Inline gap={3}>
          <Button
            size="small"
            icon={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            {isCopied ? 'Copied' : 'Copy Link'}
          </Button>
        </Inline>
      </Stack>
    </Made>
  );
}
