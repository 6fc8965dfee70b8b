import { pages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { ScenePicture } from '#primitives/ScenePicture.tsx'
import { Text } from '#primitives/Text.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  root: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minHeight: '100dvh',
    overflow: 'hidden',
    backgroundColor: 'bg.darkest',
    color: 'fg.onDark',
  },
  // Beside the words, on narrow windows above them; nothing of it shows behind the navbar.
  picture: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    width: { base: '100%', lg: '50%' },
    height: '100%',
    objectPosition: { lg: 'left' },
    maskImage: {
      base: 'linear-gradient(transparent 4rem, black 8rem, transparent 16rem)',
      lg: 'linear-gradient(transparent 5rem, black 9rem)',
    },
  },
  // Below the navbar, which lies over the page.
  content: { position: 'relative', paddingTop: 'calc({sizes.navbar} + 2rem)', paddingBottom: '16' },
  code: { textStyle: 'display', fontSize: 'clamp(5rem, 3rem + 9vw, 10rem)', color: 'fg.accentOnDark' },
})

/** The page of an unknown address, before a plan in which one bar is missing, with a link to the home page (spec 2, the catch-all route). */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <chakra.div data-tone="dark" data-film css={styles.root}>
      <ScenePicture name="not-found" css={styles.picture} />
      <Container css={styles.content}>
        <chakra.p css={styles.code}>{404}</chakra.p>
        <Heading level={1} marginTop="6" maxWidth="32rem">
          {t('notFound.title')}
        </Heading>
        <Text size="lead" tone="onDark" marginTop="4" maxWidth="30rem">
          {t('notFound.text')}
        </Text>
        <LinkButton href={pages.home} variant="lime" marginTop="8">
          {t('notFound.goHome')}
        </LinkButton>
      </Container>
    </chakra.div>
  )
}
