import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { ScenePicture } from '#primitives/ScenePicture.tsx'
import { Text } from '#primitives/Text.tsx'
import { notFoundRecipe } from './NotFound.recipe.ts'

interface NotFoundProps {
  /** Large over the title. */
  code: string
  title: string
  text: string
  homeLabel: string
  homeHref: string
}

/** The page of an unknown address, before a plan in which one bar is missing, with a link to the home page (spec 2, the catch-all route). */
export function NotFound({ code, title, text, homeLabel, homeHref }: NotFoundProps) {
  const styles = useSlotRecipe({ recipe: notFoundRecipe })()
  return (
    <chakra.div data-tone="dark" css={styles.root}>
      <ScenePicture name="not-found" css={styles.picture} />
      <Container css={styles.content}>
        <chakra.p css={styles.code}>{code}</chakra.p>
        <Heading level={1} marginTop="6" maxWidth="32rem">
          {title}
        </Heading>
        <Text size="lead" tone="onDark" marginTop="4" maxWidth="30rem">
          {text}
        </Text>
        <LinkButton href={homeHref} variant="lime" marginTop="8">
          {homeLabel}
        </LinkButton>
      </Container>
    </chakra.div>
  )
}
