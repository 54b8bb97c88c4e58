import { IconArrowLeft, IconUserOff } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { pageTitle } from '../../copy.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** Does the page show the reader's own training? The address of another athlete names them. */
export const useIsOwn = (): boolean => useParams().athleteId === undefined;

interface SharedPageProps {
  title: string;
  description: string;
  /** As large as what is on its way. */
  waiting: ReactNode;
  children: ReactNode;
}

/** A page that an athlete has, and their coach too, with the way back of each. */
export function SharedPage({ title, description, waiting, children }: SharedPageProps) {
  const { athleteId } = useParams();
  const [place, name] =
    athleteId === undefined ? ['/performance', 'Performance'] : [`/coach/athlete/${athleteId}`, 'Athlete'];
  return (
    <Page>
      <PageTitle>{pageTitle(title)}</PageTitle>
      <div>
        <ButtonLink as={Link} to={place} size="small" tone="ghost" css={{ marginLeft: '-$3' }}>
          <IconArrowLeft size={16} aria-hidden />
          {name}
        </ButtonLink>
      </div>
      <PageHeader title={title} description={description} />
      <Suspense fallback={waiting}>{children}</Suspense>
    </Page>
  );
}

export const NotHere = () => (
  <Card>
    <EmptyState icon={<IconUserOff size={24} />} title="This athlete is not here">
      You coach nobody at this address.
    </EmptyState>
  </Card>
);
