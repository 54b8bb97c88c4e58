import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay';
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
import { showFailure } from '../season/saveFailure.ts';
import { dateOf } from './personText.ts';

const COPIED_MS = 3000;

const Row = styled('div', { display: 'grid', gap: '$3', alignItems: 'end', '@small': { gridTemplateColumns: 'minmax(0, 1fr) auto' } });
const Made = styled('div', { padding: '$4', borderRadius: '$large', backgroundColor: '$successSoft', color: '$onSuccessSoft', fontSize: '$3' });
const List = styled('ul', { display: 'flex', flexDirection: 'column', '& > li + li': { borderTop: '1px solid $colors$line' } });
const Item = styled('li', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '$2 $4', padding: '$3 0', fontSize: '$3' });

/** Makes invitations and lists those that are open. A link is shown once: it is not kept anywhere. */
export function Invites({ coach: key }: { coach: Invites_coach$key }) {
  const { invites } = useFragment(
    graphql`
      fragment Invites_coach on Coach {
        invites {
          id
          name
          expiresAt
        }
      }
    `,
    key,
  );
  const [name, setName] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const [commit, isMaking] = useMutation<InvitesCreateMutation>(graphql`
    mutation InvitesCreateMutation($input: CreateCoachInviteInput!) {
      createCoachInvite(input: $input) {
        __typename
        ... on CreateCoachInvitePayload {
          path
          coach {
            ...Invites_coach
          }
        }
        ... on InvalidInput {
          message
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const [revoke, isRevoking] = useMutation<InvitesRevokeMutation>(graphql`
    mutation InvitesRevokeMutation($input: RevokeCoachInviteInput!) {
      revokeCoachInvite(input: $input) {
        coach {
          ...Invites_coach
        }
      }
    }
  `);
  const make = (event: FormEvent) => {
    event.preventDefault();
    commit({
      variables: { input: { name: name.trim() || null } },
      onCompleted: ({ createCoachInvite: result }) => {
        if (result.__typename !== 'CreateCoachInvitePayload') {
          showFailure('Failed to make an invitation', 'message' in result ? result.message : undefined);
          return;
        }
        setLink(window.location.origin + result.path);
        setName('');
      },
      onError: (error) => showFailure('Failed to make an invitation', error.message),
    });
  };
  return (
    <Stack gap={5}>
      <form onSubmit={make}>
        <Row>
          <Field label="Invite an athlete" hint="A name for your own list; the athlete does not see it.">
            <TextInput maxLength={100} placeholder="Such as: Robin from the club" value={name} onChange={({ target }) => setName(target.value)} />
          </Field>
          <Button type="submit" tone="primary" busy={isMaking} css={{ '@small': { marginBottom: '1.7rem' } }}>
            Make invitation
          </Button>
        </Row>
      </form>
      {link && <MadeLink key={link} link={link} />}
      <Stack as="section" gap={2}>
        <Heading as="h3" size={4}>
          Open invitations
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
                <Button
                  size="small"
                  disabled={isRevoking}
                  onClick={() =>
                    revoke({ variables: { input: { inviteId: invite.id } }, onError: (error) => showFailure('Failed to take the invitation back', error.message) })
                  }
                >
                  Take back
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

/** The link of a new invitation, to be sent now. */
function MadeLink({ link }: { link: string }) {
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
        <strong>Send this link now: it is shown once</strong>
        <TextInput ref={field} readOnly aria-label="Link of the invitation" value={link} onFocus={({ target }) => target.select()} />
        <Inline gap={3}>
          <Button size="small" icon={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy link'}
          </Button>
        </Inline>
      </Stack>
    </Made>
  );
}
