import { brandOf, type Colours, tint } from '@atrium/contract/palette'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { LogoMark } from '#primitives/LogoMark.tsx'
import { darkColoursOf } from '#theme/darkColours.ts'
import { palette } from '#theme/palette.ts'
import { styles } from './Facts.styles.ts'

interface ColoursSampleProps {
  colours: Colours
  theme: 'light' | 'dark'
  label: string
}

/** A bar, a text with a link, and the two buttons, as a picture. */
export function ColoursSample({ colours, theme, label }: ColoursSampleProps) {
  const { t } = useTranslation('site')
  const own = brandOf(colours)
  const dark = darkColoursOf(own)
  const ofTheme = {
    light: { page: palette.paper[1], text: palette.ink[1], link: own.pine[700], primary: own.pine[800] },
    dark: {
      page: tint(dark.bg.surface, own),
      text: tint(dark.fg.DEFAULT, own),
      link: tint(dark.fg.link, own),
      primary: own.pine[600],
    },
  }[theme]
  return (
    <chakra.figure css={styles.sample}>
      <div aria-hidden>
        <chakra.div css={styles.sampleBar} style={{ background: own.pine[900], color: palette.white }}>
          <LogoMark height="5" style={{ '--ui-colors-motif-lime': own.lime.onDark } as never} />
          <span style={{ color: own.lime.onDark }}>{t('colours.sample.menu')}</span>
        </chakra.div>
        <chakra.div css={styles.samplePage} style={{ background: ofTheme.page, color: ofTheme.text }}>
          <p>
            {t('colours.sample.text')} <u style={{ color: ofTheme.link }}>{t('colours.sample.link')}</u>
          </p>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <span style={{ background: ofTheme.primary, color: palette.white }}>
              {t('colours.sample.button')}
            </span>
            <span style={{ background: own.lime[1], color: own.lime.text }}>
              {t('colours.sample.accent')}
            </span>
          </chakra.div>
        </chakra.div>
      </div>
      <figcaption>{label}</figcaption>
    </chakra.figure>
  )
}
