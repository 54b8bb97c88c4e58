import { darkTheme, styled } from '../../ui/theme.ts';

const Image = styled('img', {
  width: '100%',
  height: 'auto',
  border: '1px solid $colors$line',
  borderRadius: '$large',
  variants: {
    theme: {
      light: { [`.${darkTheme} &`]: { display: 'none' } },
      // what is not shown is not loaded either
      dark: { display: 'none', [`.${darkTheme} &`]: { display: 'block' } },
    },
    // the picture is the top of something longer
    fades: { true: { maskImage: 'linear-gradient(black 70%, transparent)' } },
  },
});

interface ShotProps {
  /** Of the files in public/pictures. */
  name: string;
  alt: string;
  height: number;
  /** Height of the wider picture that takes its place on wide windows. */
  wide?: number;
}

/** The product as it is, in the reader's theme. */
export function Shot({ name, alt, height, wide }: ShotProps) {
  return (['light', 'dark'] as const).map((theme) => (
    <picture key={theme}>
      {wide && (
        <source media="(min-width: 768px)" srcSet={`/pictures/${name}-wide.${theme}.webp`} width={958} height={wide} />
      )}
      <Image
        theme={theme}
        fades={!wide}
        src={`/pictures/${name}.${theme}.webp`}
        width={366}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}
