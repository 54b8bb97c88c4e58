import { IconDownload } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { YourDataCard_viewer$key } from '../../__generated__/YourDataCard_viewer.graphql.ts';
import { eraseKept } from '../../offline/eraseKept.ts';
import { RestError, saidBy } from '../../relay/rest.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Divider, Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { type ErasureReceipt, keepReceipt } from '../erasureReceipt.ts';
import { clearOnboardingAnswers } from '../onboardingRecord.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { SettingsCard } from './SettingsCard.tsx';

const EXPORT = '/api/account/export';

/** The archive as a file of the browser. Throws RestError with the server's words. */
async function fetchArchive(): Promise<{ blob: Blob; name: string }> {
  const response = await fetch(EXPORT, { credentials: 'include' });
  if (!response.ok) throw new RestError(response.status, await response.text(), response.statusText);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'evenpace.zip';
  return { blob: await response.blob(), name };
}

function save({ blob, name }: { blob: Blob; name: string }): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

function ExportPart() {
  const [isBusy, setBusy] = useState(false);
  const download = async (event: MouseEvent) => {
    // a plain link for whoever opens it in another tab
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      save(await fetchArchive());
      showToast({ title: 'Export ready', description: 'Your browser has saved the archive.', tone: 'success' });
    } catch (error) {
      showToast({
        title: 'Export failed',
        description: saidBy(error, 'Something went wrong. Please try again.'),
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Inline justify="between" gap={4}>
      <Stack gap={1} css={{ flex: '1 1 14rem' }}>
        <Heading as="h3" size={4}>
          Take it along
        </Heading>
        <Text tone="muted">
          One archive with everything, readable by you and by any other installation of the product.
        </Text>
      </Stack>
      <ButtonLink
        href={EXPORT}
        download
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={download}
      >
        <IconDownload size={16} aria-hidden />
        {isBusy ? 'Preparing…' : 'Export My Data'}
      </ButtonLink>
    </Inline>
  );
}

/** Everything that is kept: to take along, or to have erased. */
export function YourDataCard({ viewer }: { viewer: YourDataCard_viewer$key }) {
  const { user, coach } = useFragment(
    graphql`
      fragment YourDataCard_viewer on Viewer {
        user {
          authProvider
        }
        coach {
          id
        }
      }
    `,
    viewer,
  );
  const [isAsking, setAsking] = useState(false);
  const deleted = (receipt: ErasureReceipt) => {
    keepReceipt(receipt);
    clearOnboardingAnswers();
    void eraseKept();
    // loaded anew: nothing of the account stays in memory
    window.location.replace('/account-deleted');
  };
  return (
    <SettingsCard place="export">
      <ExportPart />
      <Divider />
      <Inline justify="between" gap={4}>
        <Stack gap={1} css={{ flex: '1 1 14rem' }}>
          <Heading as="h3" size={4}>
            Delete account
          </Heading>
          <Text tone="muted">Erases your account with all that belongs to it, and tells you what was erased.</Text>
        </Stack>
        <Button onClick={() => setAsking(true)}>Delete Account…</Button>
      </Inline>
      {isAsking && (
        <DeleteAccountDialog
          proof={user.authProvider === 'EMAIL' ? 'password' : 'email'}
          isCoach={coach !== null}
          onClose={() => setAsking(false)}
          onDeleted={deleted}
        />
      )}
    </SettingsCard>
  );
}
