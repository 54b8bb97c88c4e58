import { IconBrandInstagram, IconBrandLinkedin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PRODUCT, TAGLINE } from '../copy.ts';
import { Inline, Stack } from '../ui/Layout.tsx';
import { LogoMark } from '../ui/Logo.tsx';
import { focusRing, styled } from '../ui/theme.ts';
import { Text } from '../ui/Text.tsx';
import { useSite } from './site.ts';

const Foot = styled('footer', { borderTop: '1px solid $colors$line', backgroundColor: '$surface' });
const Inner = styled('div', {
  display: 'grid',
  gap: '$8',
  width: '100%',
  maxWidth: '$page',
  margin: '0 auto',
  padding: '$12 $4',
  '@medium': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '$12 $8' },
});
const FootLink = styled('a', {
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$control',
  '@touch': { minHeight: '$touch' },
  borderRadius: '$small',
  color: '$textMuted',
  fontSize: '$3',
  textDecoration: 'none',
  '&:hover': { color: '$text', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
const Social = styled('a', {
  ...focusRing,
  display: 'grid',
  placeItems: 'center',
  square: '$control',
  '@touch': { square: '$touch' },
  borderRadius: '$medium',
  color: '$textSubtle',
  '&[href]:hover': { backgroundColor: '$hover', color: '$text' },
});

const SOCIAL = [
  { label: 'LinkedIn', icon: IconBrandLinkedin },
  { label: 'Instagram', icon: IconBrandInstagram },
] as const;

const apart = { target: '_blank', rel: 'noopener' } as const;

/** The end of the public pages. A link that the operator has not set is not offered; its icon stays, without a target. */
export function PublicFooter({ children }: { children?: ReactNode }) {
  const { operatorName, contactUrl, socialLinks } = useSite();
  return (
    <Foot id="about">
      <Inner>
        <Stack gap={4} css={{ maxWidth: '34rem' }}>
          <Inline gap={3}>
            <LogoMark />
            <Text weight="semibold" size={4}>
              {PRODUCT}
            </Text>
          </Inline>
          {children}
          <Text size={2} tone="subtle">
            {operatorName ? `${PRODUCT} is run by ${operatorName}.` : `${TAGLINE}.`}
          </Text>
        </Stack>
        <Stack gap={3} as="nav" aria-label="More">
          <FootLink href="/privacy">Privacy policy</FootLink>
          {contactUrl && (
            <FootLink href={contactUrl} {...apart}>
              Contact
            </FootLink>
          )}
          <Inline gap={1} css={{ marginLeft: '-0.625rem' }}>
            {SOCIAL.map(({ label, icon: Icon }, index) => {
              const href = socialLinks[index];
              return (
                <Social
                  key={label}
                  {...(href ? { href, ...apart, 'aria-label': label } : { as: 'span', 'aria-hidden': true })}
                >
                  <Icon size={20} stroke={1.75} aria-hidden />
                </Social>
              );
            })}
          </Inline>
        </Stack>
      </Inner>
    </Foot>
  );
}
