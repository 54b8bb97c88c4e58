import { PRODUCT } from '../../copy.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Eyebrow, Heading, Text, TextLink } from '../../ui/Text.tsx';
import { PublicFooter } from '../PublicFooter.tsx';
import { PublicHeader } from '../PublicHeader.tsx';
import { useSite } from '../site.ts';
import { EFFECTIVE_DATE, privacySections } from './content.ts';

const Frame = styled('div', { display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Main = styled('main', {
  flexGrow: 1,
  display: 'grid',
  gap: '$10',
  alignItems: 'start',
  width: '100%',
  maxWidth: '$page',
  margin: '0 auto',
  padding: '$10 $4 $16',
  '@medium': { padding: '$16 $8 $20' },
  '@large': { gridTemplateColumns: '15rem minmax(0, $sizes$prose)', gap: '$10 $16' },
});
const Head = styled('div', { display: 'flex', flexDirection: 'column', gap: '$3', '@large': { gridColumn: 2 } });
// beside all of the text where there is room, else between its title and its beginning
const Contents = styled('nav', { '@large': { position: 'sticky', top: '6rem', gridColumn: 1, gridRow: '1 / span 2' } });
const Sections = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$10',
  minWidth: 0,
  '@large': { gridColumn: 2 },
});
const Part = styled('section', { scrollMarginTop: '6rem' });
const Points = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  paddingLeft: '$5',
  listStyle: 'disc',
  '& > li::marker': { color: '$accent' },
});
// long text needs more air than a card does
const Prose = styled(Text, { lineHeight: '$loose', defaultVariants: { size: 4 } });

/** A document of its own, like the front page. */
export function PrivacyPage() {
  const { operatorName, contactUrl } = useSite();
  const sections = privacySections(operatorName ?? 'the operator of this site');
  return (
    <Frame>
      <PublicHeader sticky>
        <ButtonLink href="/" tone="ghost">
          Home
        </ButtonLink>
      </PublicHeader>
      <Main>
        <Head>
          <Eyebrow tone="accent">{PRODUCT}</Eyebrow>
          <Heading as="h1" size={8}>
            Privacy Policy
          </Heading>
          <Text tone="muted">Effective {EFFECTIVE_DATE}</Text>
        </Head>
        <Contents aria-label="Contents">
          <Stack as="ul" gap={2}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <TextLink href={`#${id}`} css={{ fontSize: '$3' }}>
                  {title}
                </TextLink>
              </li>
            ))}
          </Stack>
        </Contents>
        <Sections>
          {sections.map(({ id, title, paragraphs, points }) => (
            <Part key={id} id={id} aria-labelledby={`${id}-title`}>
              <Stack gap={4}>
                <Heading id={`${id}-title`} size={6}>
                  {title}
                </Heading>
                {paragraphs.map((text) => (
                  <Prose key={text}>{text}</Prose>
                ))}
                {points && (
                  <Points>
                    {points.map((text) => (
                      <Prose as="li" key={text}>
                        {text}
                      </Prose>
                    ))}
                  </Points>
                )}
                {id === 'contact' && contactUrl && (
                  <Prose>
                    <TextLink href={contactUrl} target="_blank" rel="noopener">
                      Write to us
                    </TextLink>
                  </Prose>
                )}
              </Stack>
            </Part>
          ))}
        </Sections>
      </Main>
      <PublicFooter />
    </Frame>
  );
}
